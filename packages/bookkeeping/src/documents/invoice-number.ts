import { BookkeepingError } from '../money/errors.ts'

/** Longer numbers do not fit the references of banks and e-invoices. */
const MAX_LENGTH = 30
const PLACEHOLDER = /\{(jaar|jaar:2|maand|nr|nr:([1-9]))\}/g
const ALLOWED_TEXT = /^[A-Za-z0-9 ./_-]*$/

export interface InvoiceNumberInput {
  /** The date of the document. */
  date: string
  /** The counter of the series, from 1. */
  sequence: number
}

/**
 * A document number from a pattern such as '{jaar}-{nr:4}' (2026-0091). `{jaar}`,
 * `{jaar:2}` and `{maand}` come from the date, `{nr}` is the counter and `{nr:4}`
 * the counter in at least four digits: it grows beyond them and is never cut, as
 * a number must be unique (article 35a, first paragraph, under b, Wet OB).
 * Throws `invalid_number_pattern`.
 */
export function formatInvoiceNumber(pattern: string, { date, sequence }: InvoiceNumberInput): string {
  assertNumberPattern(pattern)
  if (!Number.isSafeInteger(sequence) || sequence < 1) refuse(`Volgnummer ${sequence} kan niet. Begin bij 1.`)
  const number = pattern.replace(PLACEHOLDER, (_match, name: string, width: string | undefined) => {
    if (name === 'jaar') return date.slice(0, 4)
    if (name === 'jaar:2') return date.slice(2, 4)
    if (name === 'maand') return date.slice(5, 7)
    return String(sequence).padStart(Number(width ?? '1'), '0')
  })
  if (number.length > MAX_LENGTH) {
    refuse(`Het nummer ${number} is te lang. Maak het patroon korter: een nummer mag ${MAX_LENGTH} tekens zijn.`)
  }
  return number
}

/**
 * Refuses a pattern that cannot give unique numbers: without exactly one counter,
 * with the month but not the year, or with other than letters, digits, space and
 * `. / _ -`. Throws `invalid_number_pattern` with the reason in Dutch.
 */
export function assertNumberPattern(pattern: string): void {
  const placeholders = [...pattern.matchAll(PLACEHOLDER)].map(([text]) => text)
  const counters = placeholders.filter((text) => text.startsWith('{nr'))
  const text = pattern.replace(PLACEHOLDER, '')
  if (counters.length !== 1) refuse('Zet {nr} precies één keer in het patroon, bijvoorbeeld {jaar}-{nr:4}.')
  if (placeholders.includes('{maand}') && !placeholders.some((name) => name.startsWith('{jaar'))) {
    refuse('Met {maand} hoort ook {jaar} in het patroon, anders komen nummers elk jaar terug.')
  }
  if (!ALLOWED_TEXT.test(text)) {
    refuse('Gebruik in het patroon alleen letters, cijfers, spaties en . / _ -, en de velden {jaar}, {maand} en {nr}.')
  }
}

/**
 * Whether the counter of a pattern starts again each year: numbers then carry the
 * year and stay unique. Without a year the counter runs on for ever.
 */
export function restartsEveryYear(pattern: string): boolean {
  return pattern.includes('{jaar')
}

function refuse(message: string): never {
  throw new BookkeepingError('invalid_number_pattern', message)
}
