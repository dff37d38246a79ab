import { centsToDecimal, parseDecimal, powerOfTen, type Decimal } from '../money/decimal.ts'
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
  return Object.fromEntries(
    Object.entries(parts).map(([key, cents]) => {
      const share = partOf(cents, percent)
      const most = left[key] ?? 0 // zero: a part that is not there has nothing left
      return [key, cents < 0 ? Math.max(share, most) : Math.min(share, most)]
    }),
  )
}

/**
 * Whether a percentage of the whole is more than is left of it. Each invoice before it may have taken as much as its rounding
 * more than its share, a cent of each part at most.
 */
export function isMoreThanLeft(
  parts: EstimateParts,
  left: EstimateParts,
  percent: Decimal,
  invoicesBefore: number,
): boolean {
  return Object.entries(parts).some(([key, cents]) => {
    const most = Math.abs(left[key] ?? 0) // zero: a part that is not there has nothing left
    return Math.abs(partOf(cents, percent)) - most > invoicesBefore
  })
}

/** How many percent of the whole is left, in hundredths that are surely there: '70', '66.66'. */
export function percentLeft(parts: EstimateParts, left: EstimateParts): Decimal {
  const whole = sumOf(parts)
  if (whole <= 0n) return '0'
  const hundredths = (sumOf(left) * 10_000n) / whole
  return centsToDecimal(Number(hundredths))
}

const sumOf = (parts: EstimateParts): bigint => Object.values(parts).reduce((sum, cents) => sum + BigInt(cents), 0n)

function partOf(cents: number, percent: Decimal): number {
  const { digits, scale } = parseDecimal(percent)
  return Number(divideHalfAway(BigInt(cents) * digits, 100n * powerOfTen(scale)))
}
