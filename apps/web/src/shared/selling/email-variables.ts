/** What can stand in a mail and is filled in when it goes. */
export const emailVariables = [
  { name: 'klant', label: 'Naam van de klant' },
  { name: 'factuurnummer', label: 'Factuurnummer' },
  { name: 'bedrag', label: 'Bedrag' },
  { name: 'vervaldatum', label: 'Vervaldatum' },
  { name: 'bedrijf', label: 'Naam van je bedrijf' },
] as const
