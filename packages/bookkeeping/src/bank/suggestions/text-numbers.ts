import { isBetalingskenmerk } from '../../payments/payment-reference.ts'
import { LETTERS, SEPARATOR, squeeze } from './characters.ts'
import { separateWords } from './common-numbers.ts'

/** A text in which document numbers are looked for. */
export interface NumberText {
  /** In capitals, without what is surely no document number and with a space after words that announce one. */
  readonly text: string
  readonly stretches: readonly Stretch[]
}

/** A piece of a text from one digit to another that could be the digits of a document number. */
export interface Stretch {
  readonly start: number
  readonly end: number
  /** Its letters and digits. */
  readonly core: string
}

/** How many pieces a number may be cut into by separators and line wraps. */
const MAX_PIECES = 8
/** Between two pieces: separators, and letters that may belong to the number itself. */
const GAP = new RegExp(`^${SEPARATOR}[${LETTERS}]{0,12}${SEPARATOR}$`)

/** An IBAN with the letters of its bank, in one piece or, when Dutch, in groups of four. */
const ACCOUNT_NUMBER = /\b(?:[A-Z]{2}[0-9]{2}[A-Z]{4}[0-9]{7,}|NL[0-9]{2} ?[A-Z]{4} ?[0-9]{4} ?[0-9]{4} ?[0-9]{2})\b/g
/** With the sign of the euro before it, or with cents behind it. */
const AMOUNT = /(?:€|\bEUR)\s*[0-9][0-9.]*(?:,[0-9]+)?|(?<![A-Z0-9/-])[0-9][0-9.]*,[0-9]{2}(?![0-9])/g
/** A betalingskenmerk as it stands on a bill: four groups of four, any of which could pass for a number. */
const GROUPED_REFERENCE = /(?<![0-9])[0-9]{4}(?:[ .][0-9]{4}){3}(?![0-9])/g

/**
 * All stretches of a text that could be the digits of a document number. They are made of whole runs of digits, so that
 * 20260091 is found in '2026/00 91' but never inside the longer run of an account number.
 */
export function readNumbers(written: string): NumberText {
  const text = separateWords(withoutOtherNumbers(written.toUpperCase()))
  const runs = [...text.matchAll(/[0-9]+/g)].map((run) => ({ start: run.index, end: run.index + run[0].length }))
  const stretches = runs.flatMap(({ start }, first) => {
    const pieces = runs.slice(first, first + MAX_PIECES)
    const broken = pieces.findIndex(
      (run, index) => index > 0 && !GAP.test(text.slice(pieces[index - 1]?.end, run.start)),
    )
    const joined = broken === -1 ? pieces : pieces.slice(0, broken)
    return joined.map(({ end }) => ({ start, end, core: squeeze(text.slice(start, end)) }))
  })
  return { text, stretches }
}

function withoutOtherNumbers(text: string): string {
  return text
    .replace(ACCOUNT_NUMBER, ' IBAN ')
    .replace(GROUPED_REFERENCE, (groups) => (isBetalingskenmerk(squeeze(groups)) ? squeeze(groups) : groups))
    .replace(AMOUNT, ' EURO ')
}
