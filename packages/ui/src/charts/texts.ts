/** The words of a chart. */
export const texts = {
  empty: 'Nog geen cijfers',
  period: 'Periode',
} as const
