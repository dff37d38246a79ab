/** The words of what is shown beside a list. */
export const dutch = {
  previous: 'Vorige',
  next: 'Volgende',
  enlarge: 'Helemaal openen',
  close: 'Inkijken sluiten',
}
