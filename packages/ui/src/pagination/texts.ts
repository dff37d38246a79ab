/** The words of paging through a list. */
export const dutch = {
  none: (name: string): string => `Geen ${name}`,
  nothing: 'Niets gevonden',
  span: (first: string, last: string): string => `${first} tot en met ${last}`,
  ofAll: (shown: string, total: string): string => `${shown} van ${total}`,
  more: 'Meer laden',
  label: (name: string): string => `Bladeren door ${name.toLowerCase()}`,
  previous: 'Vorige',
  next: 'Volgende',
  loading: 'Laden…',
}
