import { nextVatPeriod, vatPeriodOfKey } from '@klopt/bookkeeping/vat'
import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { formatDateLong } from '@klopt/validators'

type Periods = ResponseOf<typeof contract.vat.periods>

/**
 * The days on which one may join (`start`) or after which one leaves (`end`): of the period that comes next and of those
 * that were not filed, newest first. The server decides.
 */
export function schemeBorders(periods: Periods, side: 'start' | 'end'): { value: string; label: string }[] {
  const newest = periods[0]
  const next = newest ? [nextVatPeriod(vatPeriodOfKey(newest.key))] : []
  const open = periods.filter(({ state }) => state !== 'filed')
  return [...next, ...open].map((period) => ({
    value: period[side],
    label: `${formatDateLong(period[side])} (${side === 'start' ? 'begin' : 'einde'} van ${period.label})`,
  }))
}
