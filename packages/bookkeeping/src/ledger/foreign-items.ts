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

/** What of `of` goes with a part of a whole; null where it is no part of it. */
function partOf({ whole, part, of }: { whole: number; part: number; of: number }): number | null {
  if (part === 0 || Math.sign(part) !== Math.sign(whole) || Math.abs(part) > Math.abs(whole)) return null
  if (part === whole) return of
  const share = divideHalfAway(BigInt(Math.abs(of)) * BigInt(Math.abs(part)), BigInt(Math.abs(whole)))
  const most = Math.max(0, Math.abs(of) - 1)
  return Math.sign(of) * Math.min(Number(share), most) + 0
}
