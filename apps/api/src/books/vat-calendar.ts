import {
  openPeriods,
  periodOfKey,
  vatCalendar,
  vatPeriodOf,
  type VatCalendar,
  type VatFrequency,
  type VatPeriod,
  type VatSchemeSpan,
} from '@klopt/bookkeeping/vat'
import { must } from '@klopt/bookkeeping/money'
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import { declaredPairs } from './declared-pairs.ts'
import { filedReturns, type FiledReturn } from './vat-returns.ts'
import { ApiError } from '../kernel/api-error.ts'

/** Everything about an administration's periods that the calls share. */
export interface OwnCalendar extends VatCalendar<FiledReturn> {
  /** Whether VAT counts by the invoice or by its payment, and from when. */
  readonly schemes: readonly VatSchemeSpan[]
  /** The last day that VAT is owed of; null while the business goes on. */
  readonly endsOn: string | null
}

/** The periods of an administration; by another frequency than its own where that is about to change. */
export async function readCalendar(
  db: Db,
  administrationId: number,
  today: string,
  wantedFrequency?: VatFrequency,
): Promise<OwnCalendar> {
  const own = db
    .selectFrom('companies')
    .select(['vat_frequency', 'vat_schemes', 'vat_ends_on', 'small_business_spans'])
    .where('id', '=', administrationId)
    .executeTakeFirstOrThrow()
  // All are on their way before the first is awaited, which is one round trip.
  const [settings, firstDay, filed] = await Promise.all([
    own,
    findFirstDay(db, administrationId),
    filedReturns(db, administrationId),
  ])
  const {
    vat_frequency: known,
    vat_schemes: schemes,
    vat_ends_on: endsOn,
    small_business_spans: schemeSpans,
  } = settings
  const frequency = wantedFrequency ?? known
  const lastDay = endsOn === null ? null : await findLastDay(db, administrationId, endsOn)
  const daysToDeclare = schemeSpans.length === 0 ? [] : await undeclaredDays(db, administrationId)
  const facts = { today, firstDay, lastDay, frequency, filed, schemeSpans, daysToDeclare }
  return { ...vatCalendar(facts), schemes, endsOn }
}

/** The days of VAT that no return holds and that counts in a box. */
async function undeclaredDays(db: Db, administrationId: number): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    SELECT DISTINCT u.vat_date AS day FROM undeclared_lines u
    JOIN ledger_lines l ON l.administration_id = u.administration_id AND l.id = u.line_id
    WHERE u.administration_id = ${administrationId} AND l.vat_code || ' ' || l.vat_kind = ANY (${declaredPairs})`.execute(
    db,
  )
  return rows.map(({ day }) => day)
}

/** The last day that VAT is declared of: as the owner said, and later where some of a later day waits all the same. */
async function findLastDay(db: Db, administrationId: number, endsOn: string): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    SELECT greatest(${endsOn}::date, (SELECT max(vat_date) FROM undeclared_lines
      WHERE administration_id = ${administrationId})) AS day`.execute(db)
  return must(rows[0], 'the last day').day
}

/** Whether the return of the last day that VAT is owed of was filed: no other one follows. */
export async function hasFiledLast(db: Db, administrationId: number): Promise<boolean> {
  const { rows } = await sql<{ filed: boolean }>`
    SELECT EXISTS (SELECT FROM companies a
      JOIN filed_returns r ON r.administration_id = a.id AND r.kind = 'return' AND r.deleted_at IS NULL
        AND r.period_end >= a.vat_ends_on
      WHERE a.id = ${administrationId}) AS filed`.execute(db)
  return must(rows[0], 'whether the last return was filed').filed
}

/**
 * The day from which VAT is declared: what the owner said, else the first booking. An opening balance is none, nor is what came
 * of the books of another package, since their VAT was declared elsewhere, nor what closed a year of these. VAT of an earlier
 * day that no return holds yet is declared all the same.
 */
async function findFirstDay(db: Db, administrationId: number): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    SELECT least(
      coalesce((SELECT vat_starts_on FROM companies WHERE id = ${administrationId}), (
        SELECT min(entry_date) FROM ledger_entries WHERE administration_id = ${administrationId}
          AND source_type NOT IN ('opening', 'audit_file', 'year_close'))),
      (SELECT min(vat_date) FROM undeclared_lines WHERE administration_id = ${administrationId})) AS day`.execute(db)
  return must(rows[0], 'the first day').day
}

/** The period of a key, the oldest one to file when left out. Throws `invalid_input` for one that is not in the list. */
export function periodOf(calendar: OwnCalendar, key: string | undefined, today: string): VatPeriod {
  if (key === undefined)
    return openPeriods(calendar)[0] ?? calendar.periods.at(-1) ?? vatPeriodOf(today, calendar.frequency)
  const period = periodOfKey(calendar, key)
  if (period === null) throw new ApiError('invalid_input', { fields: { period: 'Kies een periode uit de lijst' } })
  return period
}
