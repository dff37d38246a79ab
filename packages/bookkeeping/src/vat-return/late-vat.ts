/** What is late of a filed period: VAT payable minus reclaimable, in cents. */
export interface LateVat {
  /** The last day of the period, which decides its calendar year. */
  readonly end: string
  /** Not in any return yet. */
  readonly waitingCents: number
  /** Put in a return of a later period before. */
  readonly declaredCents: number
}

/** Above this a mistake is corrected by a suppletie; up to it the next return may take it along (article 10a AWR). */
const LARGEST_INCLUDED_CENTS = 100_000

/**
 * Of each late period whether it asks a correction: the net of all that is late, also what was put in a return before,
 * is above 1,000 euro in the period or in its calendar year. The stricter reading of two.
 */
export function needsCorrection<Period extends LateVat>(periods: readonly Period[], period: Period): boolean {
  const ofYear = periods.filter(({ end }) => end.slice(0, 4) === period.end.slice(0, 4))
  return [[period], ofYear].some((judged) => Math.abs(netOf(judged)) > LARGEST_INCLUDED_CENTS)
}

const netOf = (periods: readonly LateVat[]): number =>
  periods.reduce((sum, { waitingCents, declaredCents }) => sum + waitingCents + declaredCents, 0)
