/** The words of the tables of a report. */
export const texts = {
  lines: (count: number): string => (count === 1 ? 'regel' : 'regels'),
  opens: 'Enter opent',
  loading: 'De cijfers worden opgehaald',
} as const
