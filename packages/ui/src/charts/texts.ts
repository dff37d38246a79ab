/** The words of a chart. */
export const dutch = {
  empty: 'Nog geen cijfers',
  period: 'Periode',
}
