import { plainCentsOf } from '../text/cents.ts'
import type { DecimalMark } from './types.ts'

/** Longer than any amount, and short enough to look at in no time. */
const LONGEST = 40
/** Blanks that people and programs put into numbers, the hard and narrow ones too. */
const BLANKS = /[\s\u00a0\u2009\u202f]/g

/**
 * Cents from an amount as people write it: `1.234,56`, `€ -12,5`, `12,50-`, `(12,50)`, `1'234.50`, `+7 EUR`. The mark of
 * the decimals is known, so that `1.234` is a thousand or more in one style, and refused as part of a cent in the other.
 * Null for anything else.
 */
export function centsIn(written: string, mark: DecimalMark): number | null {
  if (written.length > LONGEST) return null
  const bare = withoutCurrency(written.replace(BLANKS, '').replaceAll('−', '-'))
  const bracketed = /^\((.+)\)$/.exec(bare)?.[1]
  const match = /^([+-]?)(.*?)([+-]?)$/.exec(withoutCurrency(bracketed ?? bare))
  const [, before = '', digits = '', after = ''] = match ?? []
  if ([before, after, bracketed].filter(Boolean).length > 1) return null
  const cents = unsignedCents(withoutCurrency(digits), mark)
  const isNegative = bracketed !== undefined || before + after === '-'
  return cents === null || cents === 0 || !isNegative ? cents : -cents
}

/** The currency is a column of its own, or euro. */
const withoutCurrency = (text: string) => text.replace(/^(?:EUR|€)|(?:EUR|€)$/i, '')

function unsignedCents(text: string, mark: DecimalMark): number | null {
  const group = mark === ',' ? '.' : ','
  const pattern = new RegExp(`^(\\d{1,3}(?:[${group}']\\d{3})+|\\d+)(?:[${mark}](\\d*))?$`)
  const [, whole, fraction = ''] = pattern.exec(text.startsWith(mark) ? `0${text}` : text) ?? []
  return whole === undefined ? null : plainCentsOf(`${whole.replace(/\D/g, '')}.${fraction}`)
}

/** Whether a cell holds an amount in either style. */
export function isAmount(text: string): boolean {
  return text !== '' && (centsIn(text, ',') !== null || centsIn(text, '.') !== null)
}

/**
 * The mark of the decimals that most amounts can only be read with; `otherwise` where they say nothing, as `1.234` and `50`.
 */
export function decimalMarkOf(amounts: readonly string[], otherwise: DecimalMark): DecimalMark {
  const score = (mark: DecimalMark, other: DecimalMark) =>
    amounts.filter((text) => centsIn(text, mark) !== null && (centsIn(text, other) === null || endsIn(text, mark)))
      .length
  const [comma, point] = [score(',', '.'), score('.', ',')]
  if (comma === point) return otherwise
  return comma > point ? ',' : '.'
}

/** Whether one or two digits stand behind the mark, which no thousand has. */
const endsIn = (text: string, mark: DecimalMark) => new RegExp(`[${mark}]\\d{1,2}\\D*$`).test(text)
