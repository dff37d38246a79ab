import {
  vatPeriodOf,
  vatPeriodOfKey,
  vatPeriodState,
  type VatFrequency,
  type VatPeriod,
  type VatPeriodState,
  type VatSchemeSpan,
} from '@klopt/bookkeeping/vat'
import { addDays } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import { filedReturns, type FiledReturn } from '../../books/vat-returns.ts'
import { ApiError } from '../../kernel/api-error.ts'

/** Everything about an administration's periods that the calls share. */
export interface VatCalendar {
  /** From the first booking to today, oldest first; at least the current one. */
  readonly periods: readonly VatPeriod[]
  /** Returns that stand, oldest first. */
  readonly filed: readonly FiledReturn[]
  readonly frequency: VatFrequency
  /** Whether VAT counts by the invoice or by its payment, and from when. */
  readonly schemes: readonly VatSchemeSpan[]
}

/** The periods of an administration; by another frequency than its own where that is about to change. */
export async function vatCalendar(
  db: Db,
  administrationId: number,
  today: string,
  wantedFrequency?: VatFrequency,
): Promise<VatCalendar> {
  const { vat_frequency: known, vat_schemes: schemes } = await db
    .selectFrom('administrations')
    .select(['vat_frequency', 'vat_schemes'])
    .where('id', '=', administrationId)
    .executeTakeFirstOrThrow()
  const frequency = wantedFrequency ?? known
  const first = await db
    .selectFrom('journal_entries')
    .select((query) => query.fn.min('entry_date').as('date'))
    .where('administration_id', '=', administrationId)
    .executeTakeFirst()
  const filed = await filedReturns(db, administrationId)
  const from = first?.date && first.date < today ? first.date : today
  return { periods: periodsUntil(today, from, frequency, filed), filed, frequency, schemes }
}

/** Periods that follow each other; what was filed keeps its length when the frequency has changed since. */
function periodsUntil(
  today: string,
  from: string,
  frequency: VatFrequency,
  filed: readonly FiledReturn[],
): VatPeriod[] {
  const periods: VatPeriod[] = []
  const firstFiled = filed[0]?.period_start ?? from
  for (let day = firstFiled < from ? firstFiled : from; day <= today; day = addDays(periods.at(-1)?.end ?? day, 1))
    periods.push(periodAt(day, frequency, filed))
  return periods
}

const lengths: readonly VatFrequency[] = ['year', 'quarter', 'month']

/** The period that a day lies in, also one after today. */
export const periodOfDay = ({ frequency, filed }: VatCalendar, day: string): VatPeriod =>
  periodAt(day, frequency, filed)

/** The filed period of a day, else the longest one up to the frequency that holds nothing that was filed. */
function periodAt(day: string, frequency: VatFrequency, filed: readonly FiledReturn[]): VatPeriod {
  const own = filed.find((other) => other.period_start <= day && day <= other.period_end)
  const candidates = lengths.slice(own ? 0 : lengths.indexOf(frequency)).map((length) => vatPeriodOf(day, length))
  const fits = ({ start, end }: VatPeriod) =>
    own
      ? own.period_start === start && own.period_end === end
      : !filed.some((other) => other.period_start <= end && start <= other.period_end)
  return candidates.find(fits) ?? vatPeriodOf(day, 'month')
}

/**
 * The period of a key: one of the calendar's, or one before or after them in the administration's own frequency; the
 * oldest one to file when left out. Throws `invalid_input`.
 */
export function periodOf(calendar: VatCalendar, key: string | undefined, today: string): VatPeriod {
  if (key === undefined)
    return (
      calendar.periods.find((period) => filedReturnOf(calendar, period) === null) ??
      vatPeriodOf(today, calendar.frequency)
    )
  const listed = calendar.periods.find((period) => period.key === key)
  if (listed) return listed
  // The years that the journal holds.
  const period = /^20\d\d/.test(key) ? vatPeriodOfKey(key) : null
  const overlaps = calendar.periods.some((other) => period && other.start <= period.end && period.start <= other.end)
  if (period === null || overlaps || period.frequency !== calendar.frequency)
    throw new ApiError('invalid_input', { fields: { period: 'Kies een periode uit de lijst' } })
  return period
}

export function filedReturnOf(calendar: VatCalendar, period: VatPeriod): FiledReturn | null {
  return calendar.filed.find((filed) => filed.period_start === period.start && filed.period_end === period.end) ?? null
}

export function stateOf(calendar: VatCalendar, period: VatPeriod, today: string): VatPeriodState {
  return vatPeriodState(period, filedReturnOf(calendar, period) !== null, today)
}

/** Periods before this one that have not been filed. */
export function earlierOpen(calendar: VatCalendar, period: VatPeriod): VatPeriod[] {
  return calendar.periods.filter((other) => other.start < period.start && filedReturnOf(calendar, other) === null)
}
