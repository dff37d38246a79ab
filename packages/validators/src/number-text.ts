/** A number as it was typed: its sign, and the digits before and after the decimal mark. */
export type NumberText = { negative: boolean; whole: string; decimals: string }

/** Longer than any amount that fits a safe integer, with room for spaces: what exceeds it is not read at all. */
const MAX_LENGTH = 64
const SPACES = /^[ \xa0]+|[ \xa0]+$/g
const WITH_COMMA = /^([0-9]+|[1-9][0-9]{0,2}(?:\.[0-9]{3})+|)(?:,([0-9]*))?$/
const WITH_POINT = /^([0-9]*)\.([0-9]+)$/

/**
 * Reads a number as the Dutch type it. The comma is the decimal mark and points group thousands. One point alone is a
 * decimal mark too (`12.50`), unless exactly three digits follow a whole part that may be a group: `1.234` is one
 * thousand two hundred and thirty-four, as on every Dutch invoice, while `0.125` can only be an eighth. The minus is `-`
 * or U+2212; spaces and no-break spaces around the number are ignored. Anything else is null: exponents, letters,
 * several marks, groups that are not of three digits.
 */
export function readNumber(text: unknown): NumberText | null {
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return null
  const trimmed = text.replace(SPACES, '')
  const negative = trimmed[0] === '-' || trimmed[0] === '\u2212'
  const digits = negative ? trimmed.slice(1) : trimmed
  const match = WITH_COMMA.exec(digits) ?? WITH_POINT.exec(digits)
  if (!match) return null
  const [, whole = '', decimals = ''] = match
  if (whole + decimals === '') return null
  return { negative, whole: whole.replaceAll('.', '').replace(/^0+/, ''), decimals }
}

/** Puts a point between every three digits: '1234567' becomes '1.234.567'. */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(?:[0-9]{3})+$)/g, '.')
}
