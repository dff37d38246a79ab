/** The words of a button. */
export const dutch = {
  pending: 'Bezig…',
}
