/** The words of the top of a screen. */
export const texts = { ofWhich: 'waarvan' } as const
