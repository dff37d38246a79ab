import { vatPeriodOf, vatPeriodOfKey, vatPeriodsBetween, type VatFrequency, type VatPeriod } from '@klopt/bookkeeping'
import type { Selectable } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { Schema } from '../../database/schema.ts'
import { ApiError } from '../../server/api-error.ts'

export type FiledReturn = Selectable<Schema['vat_returns']>
export type PeriodState = 'open' | 'due' | 'late' | 'filed' | 'future'

/** Everything about an administration's periods that the calls share. */
export interface VatCalendar {
  /** From the first booking to today, oldest first; at least the current one. */
  readonly periods: readonly VatPeriod[]
  /** Returns that stand, oldest first. */
  readonly filed: readonly FiledReturn[]
  readonly frequency: VatFrequency
}

export async function vatCalendar(db: Db, administrationId: number, today: string): Promise<VatCalendar> {
  const { vat_frequency: frequency } = await db
    .selectFrom('administrations')
    .select('vat_frequency')
    .where('id', '=', administrationId)
    .executeTakeFirstOrThrow()
  const first = await db
    .selectFrom('journal_entries')
    .select((query) => query.fn.min('entry_date').as('date'))
    .where('administration_id', '=', administrationId)
    .executeTakeFirst()
  const filed = await db
    .selectFrom('vat_returns')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('deleted_at', 'is', null)
    .orderBy('period_start')
    .execute()
  const from = first?.date && first.date < today ? first.date : today
  return { periods: vatPeriodsBetween(from, today, frequency), filed, frequency }
}

/** The period of a key in the administration's own frequency; the oldest one to file when left out. */
export function periodOf(calendar: VatCalendar, key: string | undefined, today: string): VatPeriod {
  if (key === undefined)
    return (
      calendar.periods.find((period) => filedReturnOf(calendar, period) === null) ??
      vatPeriodOf(today, calendar.frequency)
    )
  const period = vatPeriodOfKey(key)
  const known = period.frequency === calendar.frequency || filedReturnOf(calendar, period) !== null
  if (!known) throw new ApiError('invalid_input', { fields: { period: 'Kies een periode uit de lijst' } })
  return period
}

export function filedReturnOf(calendar: VatCalendar, period: VatPeriod): FiledReturn | null {
  return calendar.filed.find((filed) => filed.period_start === period.start && filed.period_end === period.end) ?? null
}

export function stateOf(calendar: VatCalendar, period: VatPeriod, today: string): PeriodState {
  if (filedReturnOf(calendar, period)) return 'filed'
  if (period.start > today) return 'future'
  if (period.end >= today) return 'open'
  return period.dueDate < today ? 'late' : 'due'
}

/** Periods before this one that have not been filed. */
export function earlierOpen(calendar: VatCalendar, period: VatPeriod): VatPeriod[] {
  return calendar.periods.filter((other) => other.start < period.start && filedReturnOf(calendar, other) === null)
}
