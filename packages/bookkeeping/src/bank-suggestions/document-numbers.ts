import { isIsoDate } from '@klopt/validators'

/** A document number taken apart: 'INV-2026/0091a' is prefix INV, core 20260091, suffix A. */
export interface NumberParts {
  prefix: string
  /** Letters and digits from the first digit to the last, without separators. */
  core: string
  suffix: string
}

/** A number-like stretch of a text, with what stands around it. */
export interface FoundNumber {
  core: string
  /** Letters glued to it, and the word before it with at most a separator between. */
  gluedBefore: string
  wordBefore: string
  gluedAfter: string
}

/** How many pieces a number may be cut into by separators and line wraps. */
const MAX_PIECES = 5
/** Between two pieces: separators, or a few letters that belong to the number itself. */
const GAP = /^(?:[\s./_:-]{1,3}|[\s./_-]{0,2}([A-Z]{1,3})[\s./_-]{0,2})$/

/** An IBAN with the letters of its bank, whose digits are no document number. */
const ACCOUNT_NUMBER = /\b[A-Z]{2}[0-9]{2}[A-Z]{4}[0-9]{7,}\b/g

/** Words that announce a document number, in Dutch and in what foreign customers write. */
const KEYWORDS = new Set([
  'FACTUUR', 'FACTUURNR', 'FACTUURNUMMER', 'FACT', 'FAKTUUR', 'FACTNR', 'FCT', 'NOTA', 'NOTANR', 'NR', 'NUMMER', 'NO',
  'INVOICE', 'INV', 'RECHNUNG', 'FACTURE', 'KENMERK', 'BETALINGSKENMERK', 'REFERENTIE', 'REF', 'CREDITNOTA',
  'CREDITFACTUUR', 'ORDER', 'OFFERTE',
]) // prettier-ignore

/** Null for a number without digits, which cannot be found in a text. */
export function numberParts(number: string): NumberParts | null {
  const characters = number.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const match = /^([A-Z]*)([0-9](?:[A-Z0-9]*[0-9])?)([A-Z]*)$/.exec(characters)
  return match ? { prefix: match[1] ?? '', core: match[2] ?? '', suffix: match[3] ?? '' } : null
}

/**
 * All stretches of a text that could be a document number. A stretch is made of
 * whole digit runs, so that 2026-0091 is found in '2026/00 91' but never inside
 * the longer run of an account number.
 */
export function findNumbers(text: string): FoundNumber[] {
  const upper = text.toUpperCase().replace(ACCOUNT_NUMBER, ' IBAN ')
  const runs = [...upper.matchAll(/[0-9]+/g)].map((run) => ({
    text: run[0],
    start: run.index,
    end: run.index + run[0].length,
  }))
  const found: FoundNumber[] = []
  for (const [first, { text: digits, start, end: firstEnd }] of runs.entries()) {
    const around = wordsBefore(upper.slice(Math.max(0, start - 24), start))
    let core = digits
    let end = firstEnd
    found.push({ core, ...around, gluedAfter: lettersAfter(upper, end) })
    for (const next of runs.slice(first + 1, first + MAX_PIECES)) {
      const gap = GAP.exec(upper.slice(end, next.start))
      if (!gap) break
      core += (gap[1] ?? '') + next.text
      end = next.end
      found.push({ core, ...around, gluedAfter: lettersAfter(upper, end) })
    }
  }
  return found
}

/** Whether the found stretch has the number's own letters, or none where it has none. */
export function isExact({ prefix, suffix }: NumberParts, found: FoundNumber): boolean {
  const before =
    prefix === ''
      ? found.gluedBefore === '' || KEYWORDS.has(found.gluedBefore)
      : found.gluedBefore === prefix || found.wordBefore === prefix
  return before && found.gluedAfter === suffix
}

/** Short numbers and years occur in any text: they count only after their prefix or a word such as 'factuur'. */
export function isConvincing({ prefix, core }: NumberParts, found: FoundNumber): boolean {
  const common = core.length < 4 || /^(?:19|20)[0-9]{2}$/.test(core)
  return !common || KEYWORDS.has(found.wordBefore) || (prefix !== '' && found.wordBefore === prefix)
}

/**
 * Whether the stretch looks like another number of the same series: as long, with
 * the same beginning, but not the same. A date written in digits is none.
 */
export function isOfSameSeries({ core }: NumberParts, found: FoundNumber): boolean {
  if (core.length < 4 || found.core === core || found.core.length !== core.length) return false
  const half = Math.floor(core.length / 2)
  return found.core.slice(0, half) === core.slice(0, half) && !isDate(found.core)
}

function isDate(digits: string): boolean {
  return digits.length === 8 && isIsoDate(`${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`)
}

function wordsBefore(text: string): { gluedBefore: string; wordBefore: string } {
  return {
    gluedBefore: /[A-Z]+$/.exec(text)?.[0] ?? '',
    wordBefore: /([A-Z]+)[^A-Z0-9]{0,3}$/.exec(text)?.[1] ?? '',
  }
}

function lettersAfter(text: string, position: number): string {
  return /^[A-Z]{0,6}/.exec(text.slice(position, position + 6))?.[0] ?? ''
}
