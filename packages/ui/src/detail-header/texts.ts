/** The words of the header of one thing. */
export const texts = {
  previous: 'Vorige',
  next: 'Volgende',
  more: 'Meer acties',
} as const
