import { groupThousands, readNumber } from './number-text.ts'

const NO_BREAK_SPACE = '\xa0'
const EURO = /^([ \xa0]*[-\u2212]?[ \xa0]*)€[ \xa0]*/
const WHOLE_EUROS = /,[-\u2013\u2014]{1,2}([ \xa0]*)$/

/**
 * Reads an amount in euro as people type or paste it and gives integer cents, or null when it is not one.
 *
 * Accepted: `1234,5`, `1.234,50`, `€ 12`, `€ -12`, `-€ 12`, `12,-`, `12.50`, no-break spaces, a minus as `-` or U+2212.
 * One point is a decimal mark when one or two digits follow (`12.50` is twelve and a half) and groups thousands when
 * three do (`1.234` is 1234 euro). Refused: more than two decimals (`-0,005`), exponents (`1e9`), letters, several
 * signs, and amounts beyond the safe integers.
 */
export function parseMoney(text: string): number | null {
  if (typeof text !== 'string' || text.length > 64) return null
  const number = readNumber(text.replace(EURO, '$1').replace(WHOLE_EUROS, '$1'))
  if (!number || number.decimals.length > 2) return null
  const cents = Number(number.whole + number.decimals.padEnd(2, '0'))
  if (!Number.isSafeInteger(cents)) return null
  return number.negative && cents > 0 ? -cents : cents
}

/**
 * Cents as an amount without a currency: 123450 is '1.234,50'. The minus is the hyphen-minus of nl-NL ('-0,05'), which a
 * spreadsheet reads back. What is not a safe integer gives an empty text, never a wrong amount.
 */
export function formatMoney(cents: number): string {
  if (!Number.isSafeInteger(cents)) return ''
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${groupThousands(digits.slice(0, -2))},${digits.slice(-2)}`
}

/** The same to read, not to type or to put in a sheet: with a real minus (U+2212), as wide as the figures: '−0,05'. */
export function formatAmount(cents: number): string {
  return formatMoney(cents).replace('-', '\u2212')
}

/** Cents as an amount in euro, to read: 123450 is '€ 1.234,50', with a no-break space and a real minus after it. */
export function formatEuro(cents: number): string {
  const amount = formatAmount(cents)
  return amount && `€${NO_BREAK_SPACE}${amount}`
}
