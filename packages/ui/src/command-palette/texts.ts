/** The words of the command palette. */
export const dutch = {
  label: 'Zoeken',
  placeholder: 'Zoek of ga naar…',
  results: 'Resultaten',
  loading: 'Zoeken…',
  failed: 'Niet alles kon worden doorzocht. Controleer je verbinding en typ verder.',
  empty: 'Niets gevonden',
}
