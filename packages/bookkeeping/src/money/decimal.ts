import { BookkeepingError } from './errors.ts'
import { divideHalfAway } from './rounding.ts'

/** An exact decimal number as text with a point: '18.5', '-0.0001', '1200'. */
export type Decimal = string

/** A decimal taken apart: its value is `digits` / 10^`scale`. */
export interface ScaledDecimal {
  digits: bigint
  scale: number
}

const SHAPE = /^-?[0-9]+(?:\.[0-9]+)?$/

/** Longer input is refused, so that a hostile text costs no time. */
const MAX_LENGTH = 40

/** True for text that the functions below accept. */
export function isDecimal(text: string): boolean {
  return text.length <= MAX_LENGTH && SHAPE.test(text)
}

/** Takes a decimal apart. Throws `invalid_decimal` for anything else, '1,5' and '1e3' included. */
export function parseDecimal(text: Decimal): ScaledDecimal {
  if (!isDecimal(text)) {
    throw new BookkeepingError(
      'invalid_decimal',
      `'${text.slice(0, MAX_LENGTH)}' is geen getal. Gebruik alleen cijfers en een punt, bijvoorbeeld 18.50.`,
    )
  }
  const [whole = '', fraction = ''] = text.split('.')
  return { digits: BigInt(whole + fraction), scale: fraction.length }
}

/** Writes a decimal in its shortest form: '18.50' becomes '18.5', '-0' becomes '0'. */
export function formatDecimal({ digits, scale }: ScaledDecimal): Decimal {
  const sign = digits < 0n ? '-' : ''
  const magnitude = (digits < 0n ? -digits : digits).toString().padStart(scale + 1, '0')
  const whole = magnitude.slice(0, magnitude.length - scale)
  const fraction = magnitude.slice(magnitude.length - scale).replace(/0+$/, '')
  return sign + whole + (fraction === '' ? '' : `.${fraction}`)
}

export function multiplyDecimals(a: Decimal, b: Decimal): Decimal {
  const left = parseDecimal(a)
  const right = parseDecimal(b)
  return formatDecimal({ digits: left.digits * right.digits, scale: left.scale + right.scale })
}

export function addDecimals(a: Decimal, b: Decimal): Decimal {
  const [left, right, scale] = align(a, b)
  return formatDecimal({ digits: left + right, scale })
}

export function negateDecimal(value: Decimal): Decimal {
  const { digits, scale } = parseDecimal(value)
  return formatDecimal({ digits: -digits, scale })
}

/** -1, 0 or 1, by value: '1.50' equals '1.5'. */
export function compareDecimals(a: Decimal, b: Decimal): -1 | 0 | 1 {
  const [left, right] = align(a, b)
  return left < right ? -1 : left > right ? 1 : 0
}

/** Euros as a decimal to whole cents, halves away from zero: '1.005' is 101. */
export function roundToCents(euros: Decimal): bigint {
  const { digits, scale } = parseDecimal(euros)
  return divideHalfAway(digits * 100n, powerOfTen(scale))
}

/** A part of a decimal, rounded half away from zero to so many decimals; `denominator` is positive. */
export function partOfDecimal(value: Decimal, numerator: bigint, denominator: bigint, decimals: number): Decimal {
  const { digits, scale } = parseDecimal(value)
  const part = divideHalfAway(digits * numerator * powerOfTen(decimals), denominator * powerOfTen(scale))
  return formatDecimal({ digits: part, scale: decimals })
}

/** A decimal to so many decimals, halves away from zero: '8.26446' to four is '8.2645'. */
export function roundDecimal(value: Decimal, scale: number): Decimal {
  const { digits, scale: from } = parseDecimal(value)
  if (from <= scale) return formatDecimal({ digits, scale: from })
  return formatDecimal({ digits: divideHalfAway(digits, powerOfTen(from - scale)), scale })
}

/** Whole cents to euros as a decimal: 1850 is '18.5'; of another currency by its own decimals. */
export function centsToDecimal(cents: number, decimals = 2): Decimal {
  return formatDecimal({ digits: BigInt(cents), scale: decimals })
}

export function powerOfTen(exponent: number): bigint {
  return 10n ** BigInt(exponent)
}

function align(a: Decimal, b: Decimal): [left: bigint, right: bigint, scale: number] {
  const left = parseDecimal(a)
  const right = parseDecimal(b)
  const scale = Math.max(left.scale, right.scale)
  return [left.digits * powerOfTen(scale - left.scale), right.digits * powerOfTen(scale - right.scale), scale]
}
