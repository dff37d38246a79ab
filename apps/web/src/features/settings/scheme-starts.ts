import { nextVatPeriod, vatPeriodOf, type VatFrequency } from '@klopt/bookkeeping/vat'
import type { contract, ResponseOf } from '@klopt/api-client/contract'

type Periods = ResponseOf<typeof contract.vat.periods>

/** A day on which another VAT scheme can begin; an empty one is the beginning of the books. */
export interface SchemeStart {
  readonly value: string
  readonly label: string
}

/**
 * Where a VAT scheme can begin: at the period that comes next, at those that were not filed, newest first, or at the
 * beginning of the books while nothing was filed. The server decides.
 */
export function schemeStarts(periods: Periods, frequency: VatFrequency): SchemeStart[] {
  const newest = periods[0]
  const next = newest ? [nextVatPeriod(vatPeriodOf(newest.end, frequency))] : []
  const open = periods.filter(({ state }) => state !== 'filed')
  const starts = [...next, ...open].map(({ start, label }) => ({ value: start, label: `Begin van ${label}` }))
  return open.length === periods.length ? [...starts, { value: '', label: 'Het begin van mijn boekhouding' }] : starts
}

/** The day that is proposed: the beginning of the period of today. */
export const proposedStart = (periods: Periods): string => periods[0]?.start ?? ''
