/** The words of the header of one thing. */
export const dutch = {
  previous: 'Vorige',
  next: 'Volgende',
  keys: 'Toetsen op dit scherm',
  more: 'Meer acties',
}
