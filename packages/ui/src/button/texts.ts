/** The words of a button. */
export const texts = {
  pending: 'Bezig…',
} as const
