import { must } from '../must.ts'

export interface ReadAmount {
  cents: number
  score: number
  /** Characters at the front that do not belong to this reading. */
  skipped: number
}

/** Ten thousand million euro is more than an invoice. */
const MOST_DIGITS = 12

const WITH_CENTS = /^(\d+(?:[ .,']\d{3})*) ?[.,](\d\d)$/
const ONE_DECIMAL = /^(\d+)[.,](\d)$/
const WHOLE = /^(\d+(?:[ .,']\d{3})*)[.,] ?(?:--?|=)$/
const ONLY_DIGITS = /^(\d+(?:[.']\d{3})*)$/

/**
 * The readings of the digits of an amount, the likeliest first. Without cents digits are an amount only beside a
 * currency: a point then groups thousands. Three digits behind a comma are refused: '€ 1,879' is the price of a litre.
 *
 * '2 150,00' is one amount or a quantity and an amount, so it has two readings. A six in front may be a euro sign that
 * was misread, so without a currency there is a reading without it, too unlikely to show.
 */
export function readAmount(digits: string, hasCurrency: boolean): ReadAmount[] {
  const whole = WHOLE.exec(digits)
  if (whole) return reading(whole[1], '00', 0.9)
  const withCents = WITH_CENTS.exec(digits)
  if (withCents) return [...reading(withCents[1], withCents[2], 0.9), ...others(digits, withCents, hasCurrency)]
  if (!hasCurrency) return []
  const oneDecimal = ONE_DECIMAL.exec(digits)
  if (oneDecimal) return reading(oneDecimal[1], `${must(oneDecimal[2], 'the decimal')}0`, 0.6)
  return reading(ONLY_DIGITS.exec(digits)?.[1], '00', 0.7)
}

function others(digits: string, [, whole = '', cents = '']: RegExpExecArray, hasCurrency: boolean): ReadAmount[] {
  if (hasCurrency) return []
  const space = whole.lastIndexOf(' ')
  if (space !== -1) {
    const last = whole.slice(space + 1)
    // A group that starts with 0 cannot stand by itself: '3 038,14'.
    return last.startsWith('0') ? [] : reading(last, cents, 0.5, space + 1)
  }
  return /^6[1-9]/.test(digits) ? reading(whole.slice(1), cents, 0.1) : []
}

function reading(whole: string | undefined, cents = '', score: number, skipped = 0): ReadAmount[] {
  if (whole === undefined) return []
  const digits = whole.replace(/\D/g, '') + cents
  return digits.length > MOST_DIGITS ? [] : [{ cents: Number(digits), score, skipped }]
}
