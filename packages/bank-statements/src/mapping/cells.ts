/** Words for the direction of an amount, in Dutch, English and German. */
const OUT = [
  'af',
  'd',
  'db',
  'debet',
  'debit',
  'dbit',
  'uit',
  'out',
  'withdrawal',
  'afschrijving',
  'uitgave',
  's',
  'soll',
  '-',
]
const IN = ['bij', 'c', 'cr', 'credit', 'crdt', 'in', 'deposit', 'bijschrijving', 'ontvangst', 'h', 'haben', '+']

/** Whether a word says that money comes in (1) or goes out (-1); null for any other. */
export function directionOf(word: string): 1 | -1 | null {
  const told = word.trim().toLowerCase()
  if (OUT.includes(told)) return -1
  return IN.includes(told) ? 1 : null
}

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** The ISO code of a currency by its code or the sign of the euro; null for what is none. */
export function currencyIn(text: string): string | null {
  const code = text.trim().toUpperCase()
  if (code === '€') return 'EUR'
  return CURRENCIES.has(code) ? code : null
}
