import { groupThousands, readNumber } from './number-text.ts'

const CANONICAL = /^(?:0|-?(?:[1-9][0-9]*|0(?=\.))(?:\.[0-9]*[1-9])?)$/
const MAX_DIGITS = 40

/**
 * Whether the value is a decimal in its one wire form: '18.5', '-3', '0'. No plus, no exponent, no leading or trailing
 * zeros, no minus zero, at most `maxDecimals` digits after the point and at most 40 characters.
 */
export function isDecimal(value: unknown, maxDecimals: number): value is string {
  if (typeof value !== 'string' || value.length > MAX_DIGITS || !CANONICAL.test(value)) return false
  const point = value.indexOf('.')
  return point < 0 || value.length - point - 1 <= maxDecimals
}

/**
 * Reads a decimal as the Dutch type it (see readNumber) into the wire form: '18,50' is '18.5', '1.234,5' is '1234.5'.
 * Null when it is not a number, or when it needs more than `maxDecimals` decimals (zeros at the end do not count).
 */
export function parseDecimal(text: string, maxDecimals = 4): string | null {
  const number = readNumber(text)
  if (!number) return null
  const decimals = number.decimals.replace(/0+$/, '')
  const size = (number.whole || '0') + (decimals && `.${decimals}`)
  const value = number.negative && size !== '0' ? `-${size}` : size
  return isDecimal(value, maxDecimals) ? value : null
}

/** A wire decimal as the Dutch write it: '1234.5' is '1.234,5'. What is not a decimal gives an empty text. */
export function formatDecimal(decimal: string): string {
  if (!isDecimal(decimal, MAX_DIGITS)) return ''
  const [whole = '', decimals] = decimal.split('.')
  return groupThousands(whole) + (decimals ? `,${decimals}` : '')
}
