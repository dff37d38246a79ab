/** The words of the grid of hours. */
export const dutch = {
  project: 'Project',
  week: 'Week',
  total: 'Totaal',
  today: 'vandaag',
  days: 'Dagen',
  cell: (row: string, day: string): string => `${row}, ${day}`,
  none: '–',
  ofWeek: (target: string): string => `van ${target}`,
  ofDay: (target: string): string => `van ${target} per dag`,
  hasNote: 'met notitie',
  running: 'timer loopt',
}
