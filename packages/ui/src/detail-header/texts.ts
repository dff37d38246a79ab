/** The words of the header of one thing. */
export const texts = {
  previous: 'Vorige',
  next: 'Volgende',
  keys: 'Toetsen op dit scherm',
  more: 'Meer acties',
} as const
