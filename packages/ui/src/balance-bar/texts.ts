/** The words of the bar that says whether two sums agree. */
export const dutch = {
  balanced: 'Klopt',
  unbalanced: 'Klopt nog niet',
  difference: 'Verschil',
  missing: (amount: string, side: string): string => `${amount} ontbreekt aan ${side.toLowerCase()}`,
}
