import { addDays } from '@klopt/validators'
import { declarableUntil } from '../vat/vat-calendar.ts'

/** What is late of a filed period: VAT payable minus reclaimable, in cents. */
export interface LateVat {
  /** The last day of the period, which decides its calendar year. */
  readonly end: string
  /** Not in any return yet. */
  readonly waitingCents: number
  /** Put in a return of a later period before. */
  readonly declaredCents: number
  /** Whether supplies to other EU countries are among what waits: box 3b, which the intra-community list repeats. */
  readonly touchesIcp?: boolean
  /** Whether no return follows that could take it along: under the small-business scheme, or after the business ended. */
  readonly hasNoNextReturn?: boolean
  /** False when a correction of what waits would change no whole euro: it cannot be handed in then. */
  readonly hasDifference?: boolean
}

/** `next_return`: it may go along. `correction`: only a suppletie is right. `expired`: nothing can be declared any more. */
export type LateVerdict = 'next_return' | 'correction' | 'expired'

/** Why only a correction is right. */
export type CorrectionReason = 'period_amount' | 'year_amount' | 'icp' | 'no_next_return'

export interface JudgedVat {
  /** What is late of the period, and of its calendar year, also what was put in a return before. */
  readonly periodCents: number
  readonly yearCents: number
  readonly verdict: LateVerdict
  readonly reasons: readonly CorrectionReason[]
  /** The last day on which the period can be corrected. */
  readonly correctableUntil: string
}

/**
 * Above this a mistake is corrected by a suppletie; up to it the next return may take it along (article 10a AWR, article 15
 * Uitvoeringsbesluit omzetbelasting 1968).
 */
export const LARGEST_INCLUDED_CENTS = 100_000

/** Eight weeks after it was discovered a suppletie has to be there (article 15 Uitvoeringsbesluit omzetbelasting 1968). */
const CORRECTION_DAYS = 56

/**
 * What is to happen with each late period. A correction is needed where the net of all that is late, also what was put in a
 * return before, is above 1,000 euro in the period or in its calendar year (the stricter reading of two), and for what no
 * return may take along whatever its amount. What would change no whole euro is no correction: it becomes a member of the
 * next document. `today` decides whether it can still be corrected.
 */
export function judgeLate<Period extends LateVat>(
  periods: readonly Period[],
  today: string,
): readonly (Period & JudgedVat)[] {
  return periods.map((period) => {
    const yearCents = netOf(periods.filter(({ end }) => yearOf(end) === yearOf(period.end)))
    const periodCents = netOf([period])
    const correctableUntil = declarableUntil(period.end)
    const reasons = reasonsOf(period, periodCents, yearCents)
    const verdict = today > correctableUntil ? 'expired' : reasons.length > 0 ? 'correction' : 'next_return'
    return { ...period, periodCents, yearCents, verdict, reasons, correctableUntil }
  })
}

/** Until when a suppletie has to be there: eight weeks after discovery, and never after the period can be corrected at all. */
export function correctionDeadline(discoveredOn: string, correctableUntil: string): string {
  const day = addDays(discoveredOn, CORRECTION_DAYS)
  return day < correctableUntil ? day : correctableUntil
}

/** Before this day no tax interest is charged on a suppletie of the period (article 30h AWR). */
export const interestFreeUntil = (periodEnd: string): string => `${yearOf(periodEnd) + 1}-04-01`

function reasonsOf(period: LateVat, periodCents: number, yearCents: number): CorrectionReason[] {
  if (period.hasDifference === false) return []
  const holds: readonly (readonly [CorrectionReason, boolean])[] = [
    ['period_amount', Math.abs(periodCents) > LARGEST_INCLUDED_CENTS],
    ['year_amount', Math.abs(yearCents) > LARGEST_INCLUDED_CENTS],
    ['icp', period.touchesIcp === true],
    ['no_next_return', period.hasNoNextReturn === true],
  ]
  return holds.filter(([, isSo]) => isSo).map(([reason]) => reason)
}

const yearOf = (day: string): number => Number(day.slice(0, 4))

const netOf = (periods: readonly LateVat[]): number =>
  periods.reduce((sum, { waitingCents, declaredCents }) => sum + waitingCents + declaredCents, 0)
