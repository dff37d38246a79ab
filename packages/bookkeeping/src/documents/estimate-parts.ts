import { parseDecimal, powerOfTen, type Decimal } from '../money/decimal.ts'
import { divideHalfAway } from '../money/rounding.ts'

/** What an estimate comes to per part that is booked alike, in integer cents without VAT; keyed by what makes it a part. */
export type EstimateParts = Readonly<Record<string, number>>

/** What is still to be put on an invoice of each part, after those that were made before. */
export function leftOfParts(parts: EstimateParts, invoiced: readonly EstimateParts[]): Record<string, number> {
  return Object.fromEntries(
    Object.entries(parts).map(([key, cents]) => [
      key,
      invoiced.reduce((left, before) => left - (before[key] ?? 0), cents), // zero: that invoice had nothing of this part
    ]),
  )
}

/**
 * How much of each part a percentage of the whole is, halves away from zero, and never more than what is left of it: the
 * last of several invoices takes the cents that rounding left.
 */
export function shareOfParts(parts: EstimateParts, left: EstimateParts, percent: Decimal): Record<string, number> {
  const { digits, scale } = parseDecimal(percent)
  const denominator = 100n * powerOfTen(scale)
  return Object.fromEntries(
    Object.entries(parts).map(([key, cents]) => {
      const share = Number(divideHalfAway(BigInt(cents) * digits, denominator))
      const most = left[key] ?? 0 // zero: a part that is not there has nothing left
      return [key, cents < 0 ? Math.max(share, most) : Math.min(share, most)]
    }),
  )
}
