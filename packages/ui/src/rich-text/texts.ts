const characters = (count: number): string => `${count} ${count === 1 ? 'teken' : 'tekens'}`

/** The words of the editor. */
export const dutch = {
  bold: 'Vet',
  italic: 'Cursief',
  underline: 'Onderstreept',
  code: 'Code',
  heading: 'Kop',
  subheading: 'Tussenkop',
  bullets: 'Opsomming',
  numbers: 'Genummerde lijst',
  quote: 'Citaat',
  undo: 'Ongedaan maken',
  redo: 'Opnieuw',
  toolbar: 'Opmaak',
  withKey: (label: string, key: string): string => `${label} (${key})`,
  link: 'Link',
  insertVariable: 'Variabele invoegen',
  addLink: 'Link plaatsen',
  changeLink: 'Link wijzigen',
  removeLink: 'Link verwijderen',
  cancel: 'Annuleren',
  address: 'Adres',
  addressHint: 'Een website, of een e-mailadres',
  wrongHost: (hosts: readonly string[]): string =>
    `Hier kan geen link naartoe. Kies een adres van ${hosts.join(' of ')}.`,
  notAnAddress: 'Dit is geen adres voor een link. Typ het bijvoorbeeld als www.klopt.nl of info@klopt.nl.',
  tooMany: (count: number): string => `${characters(count)} te veel`,
  left: (count: number): string => `Nog ${characters(count)}`,
}
