/** The words of a list to choose from. */
export const dutch = {
  choices: 'Keuzes',
  choose: 'Kies…',
  clear: 'Keuze wissen',
  none: 'Geen',
  empty: 'Niets gevonden',
  search: 'Zoeken',
  searchPlaceholder: 'Zoeken…',
}
