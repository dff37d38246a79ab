import { divideHalfAway } from '../money/rounding.ts'

/** Where what a payment brings in more or less than its invoice was booked for goes. */
export const EXCHANGE_DIFFERENCES = 'WBedAdlVal'

/** What is open of an item in another currency: in euro cents as booked, and in the smallest unit of its currency. */
export interface ForeignOpen {
  readonly openCents: number
  /** Signed as `openCents`. */
  readonly openForeign: number
}

/**
 * How many of its euros an amount in the currency of the item settles: in proportion, and all that is left with all of
 * it. A part never takes the last cent, so that both are nothing at the same time. Null for more than is open, for the
 * other way round, for nothing and for what is less than a cent.
 */
export function centsOfForeign({ openCents, openForeign }: ForeignOpen, foreign: number): number | null {
  return partOf({ whole: openForeign, part: foreign, of: openCents }) || null
}

/** The other way round: how much of the currency so many of its euros settle; 0 for less than its smallest unit. */
export function foreignOfCents({ openCents, openForeign }: ForeignOpen, cents: number): number | null {
  return partOf({ whole: openCents, part: cents, of: openForeign })
}

/** Rates move by a few percent between an invoice and its payment, and banks keep their costs. */
const WHOLE_FROM_PERCENT = 90

/**
 * How much of the currency a payment in euros most likely was for: all of it where it is about what was booked or more,
 * which a rate explains; the share of its euros where it is clearly less, as of a part.
 */
export function likelyPaid(open: ForeignOpen, cents: number): number {
  const { openCents, openForeign } = open
  const paid = Math.sign(openCents) * Math.abs(cents)
  if (Math.abs(cents) * 100 >= Math.abs(openCents) * WHOLE_FROM_PERCENT) return openForeign
  return foreignOfCents(open, paid) || openForeign
}

/** What of `of` goes with a part of a whole; null where it is no part of it. */
function partOf({ whole, part, of }: { whole: number; part: number; of: number }): number | null {
  if (part === 0 || Math.sign(part) !== Math.sign(whole) || Math.abs(part) > Math.abs(whole)) return null
  if (part === whole) return of
  const share = divideHalfAway(BigInt(Math.abs(of)) * BigInt(Math.abs(part)), BigInt(Math.abs(whole)))
  const most = Math.max(0, Math.abs(of) - 1)
  return Math.sign(of) * Math.min(Number(share), most) + 0
}
