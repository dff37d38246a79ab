/** The words of a dialog. */
export const texts = {
  close: 'Sluiten',
} as const
