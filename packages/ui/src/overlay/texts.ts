/** The words of a dialog. */
export const dutch = {
  close: 'Sluiten',
}
