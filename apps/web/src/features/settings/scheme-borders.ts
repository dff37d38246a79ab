import { isSmallBusinessOn, mayRejoinFrom, nextVatPeriod, vatPeriodOfKey } from '@klopt/bookkeeping/vat'
import type { contract, ResponseOf, SmallBusinessScheme } from '@klopt/api-client/contract'
import { formatDateLong } from '@klopt/validators'

type Span = SmallBusinessScheme['spans'][number]
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

/** Of those days the ones on which one may join: on none of the scheme itself, nor before who left has waited long enough. */
export function joiningDays(periods: Periods, spans: readonly Span[]): { value: string; label: string }[] {
  const history = historyOf(spans)
  return schemeBorders(periods, 'start').filter(
    ({ value }) => !isSmallBusinessOn(history, value) && value >= (mayRejoinFrom(history, value) ?? ''),
  )
}

/** The first day on which one may join again of who left and still has to wait; null otherwise. */
export function waitsUntil(spans: readonly Span[], today: string): string | null {
  const again = mayRejoinFrom(historyOf(spans), today)
  return again !== null && again > today ? again : null
}

const historyOf = (spans: readonly Span[]) => spans.map(({ from, until }) => ({ from, until }))
