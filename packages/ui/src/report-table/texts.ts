/** The words of the tables of a report. */
export const dutch = {
  lines: (count: number): string => (count === 1 ? 'regel' : 'regels'),
  figures: (name: string): string => `Alle bedragen van ${name}`,
  moreColumns: (count: number): string => (count === 1 ? 'Nog 1 kolom' : `Nog ${count} kolommen`),
  fewerColumns: 'Minder kolommen',
  opens: 'Enter opent',
  loading: 'De cijfers worden opgehaald',
}
