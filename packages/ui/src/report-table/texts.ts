/** The words of the tables of a report. */
export const dutch = {
  lines: (count: number): string => (count === 1 ? 'regel' : 'regels'),
  opens: 'Enter opent',
  loading: 'De cijfers worden opgehaald',
}
