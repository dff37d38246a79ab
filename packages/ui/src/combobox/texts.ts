/** The words of a combobox. */
export const dutch = {
  choices: 'Keuzes',
  create: (text: string): string => `"${text}" toevoegen`,
  ready: 'Niets gevonden',
  loading: 'Zoeken…',
  failed: 'Zoeken is niet gelukt. Typ verder om het nog eens te proberen.',
}
