interface Counts {
  readonly invoices: number
  readonly journalEntries: number
  readonly files: number
}

const whole = new Intl.NumberFormat('nl-NL')
const count = (number: number, one: string, many: string) => `${whole.format(number)} ${number === 1 ? one : many}`

/** What a removal takes away: '1.204 facturen, 3 boekingen, 1 bestand en alle instellingen'. */
export function removedText({ invoices, journalEntries, files }: Counts): string {
  const kinds = [
    ...(invoices > 0 ? [count(invoices, 'factuur', 'facturen')] : []),
    ...(journalEntries > 0 ? [count(journalEntries, 'boeking', 'boekingen')] : []),
    ...(files > 0 ? [count(files, 'bestand', 'bestanden')] : []),
    'alle instellingen',
  ]
  return new Intl.ListFormat('nl-NL').format(kinds)
}
