/** What can stand in the mail of a reminder and is filled in when it goes. */
export const reminderVariables = [
  { name: 'klant', label: 'Naam van de klant' },
  { name: 'facturen', label: 'Nummers van de facturen' },
  { name: 'bedrag', label: 'Wat er openstaat' },
  { name: 'kosten', label: 'Incassokosten' },
  { name: 'rente', label: 'Wettelijke rente' },
  { name: 'totaal', label: 'Alles samen' },
  { name: 'bedrijf', label: 'Naam van je bedrijf' },
]
