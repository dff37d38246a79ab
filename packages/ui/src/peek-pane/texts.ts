/** The words of what is shown beside a list. */
export const texts = {
  previous: 'Vorige',
  next: 'Volgende',
  enlarge: 'Helemaal openen',
  close: 'Inkijken sluiten',
} as const
