import { formatEuro, formatMoney } from '@klopt/validators'

const MINUS = '\u2212'

/** Cents with a real minus, where nothing is a figure too: '−3.000,00', '0,00'. */
export function showAmount(cents: number, format = formatMoney): string {
  return withMinus(format(cents))
}

/** Cents as a report writes them: '1.234,50', '−712,40' with a real minus, and '–' for nothing. */
export function showCents(cents: number, format = formatMoney): string {
  return cents === 0 ? '–' : withMinus(format(cents))
}

/** Cents in euro, with a real minus, and '–' for nothing: '€ −50,00'. */
export function showEuro(cents: number, format = formatEuro): string {
  return cents === 0 ? '–' : withMinus(format(cents))
}

/** A difference in cents: '+1.260,00', '−21,00', and '–' for none. */
export function showDifference(cents: number, format = formatMoney): string {
  return (cents > 0 ? '+' : '') + showCents(cents, format)
}

/**
 * How much a figure grew, in whole per cents of what it was: '+4%', '−34%'. It counts in size, so that costs that grow
 * from −100 to −110 are '+10%'. '–' where there is nothing to compare with, or where a figure changed its sign.
 */
export function showGrowth(cents: number, beforeCents: number): string {
  if (beforeCents === 0 || cents * beforeCents < 0) return '–'
  const before = BigInt(Math.abs(beforeCents))
  const more = BigInt(Math.abs(cents)) - before
  const size = ((more < 0n ? -more : more) * 200n + before) / (2n * before)
  if (size === 0n) return '0%'
  return `${more > 0n ? '+' : MINUS}${size}%`
}

function withMinus(text: string): string {
  return text.replace('-', MINUS)
}
