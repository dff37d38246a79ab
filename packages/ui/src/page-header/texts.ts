/** The words of the top of a screen. */
export const dutch = { ofWhich: 'waarvan' }
