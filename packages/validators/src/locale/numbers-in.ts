import { computeMoney } from '../compute-money.ts'
import { isDecimal, parseDecimal } from '../decimal.ts'
import { digitsOf } from './digits-of.ts'

/** Reads and writes amounts. */
export interface MoneyStyle {
  /** Integer cents of what was typed, a sum (`12+3`) included, or null. */
  parse: (text: string) => number | null
  /** Cents without a currency; an empty text for what is no safe integer. */
  show: (cents: number) => string
  /** Cents with the currency. */
  showCurrency: (cents: number) => string
}

/** Reads and writes decimals, which are text on the wire ('18.5'). */
export interface DecimalStyle {
  /** The decimal of what was typed, or null. Default 4 decimals. */
  parse: (text: string, maxDecimals?: number) => string | null
  /** A decimal as people write it; an empty text for what is none. */
  show: (decimal: string) => string
}

const MAX_LENGTH = 64
const MAX_DIGITS = 40

/** Amounts as a locale writes them: `moneyIn('en-US', 'USD').show(123456)` is '1,234.56'. The currency has two decimals. */
export function moneyIn(locale: string, currency = 'EUR'): MoneyStyle {
  const digits = digitsOf(locale)
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  const plain = new Intl.NumberFormat(locale, decimals)
  const withCurrency = new Intl.NumberFormat(locale, { style: 'currency', currency, ...decimals })
  const symbol = withCurrency.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
  const show = (format: Intl.NumberFormat) => (cents: number) =>
    Number.isSafeInteger(cents) ? format.format(exactOf(cents)) : ''
  return {
    parse(text) {
      if (typeof text !== 'string' || text.length > MAX_LENGTH) return null
      const bare = text.replaceAll(symbol, '').replaceAll(currency, '')
      return computeMoney(digits.toDutch(bare).trim())
    },
    show: show(plain),
    showCurrency: show(withCurrency),
  }
}

/** Decimals as a locale writes them: `decimalIn('en-US').parse('1,234.5')` is '1234.5'. */
export function decimalIn(locale: string): DecimalStyle {
  const digits = digitsOf(locale)
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: MAX_DIGITS })
  return {
    parse: (text, maxDecimals) =>
      typeof text === 'string' && text.length <= MAX_LENGTH ? parseDecimal(digits.toDutch(text), maxDecimals) : null,
    show: (decimal) => (isDecimal(decimal, MAX_DIGITS) ? format.format(exact(decimal)) : ''),
  }
}

/** Cents as a decimal in text, so that no float comes between. */
function exactOf(cents: number): Intl.StringNumericLiteral {
  const size = String(Math.abs(cents)).padStart(3, '0')
  return exact(`${cents < 0 ? '-' : ''}${size.slice(0, -2)}.${size.slice(-2)}`)
}

/** What Intl takes as a number of any length: every decimal of ours is one. */
const exact = (decimal: string): Intl.StringNumericLiteral => decimal as Intl.StringNumericLiteral
