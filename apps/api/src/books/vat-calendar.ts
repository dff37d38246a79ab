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
import { filedReturns, type FiledReturn } from './vat-returns.ts'
import { ApiError } from '../kernel/api-error.ts'

/** Everything about an administration's periods that the calls share. */
export interface OwnCalendar extends VatCalendar<FiledReturn> {
  /** Whether VAT counts by the invoice or by its payment, and from when. */
  readonly schemes: readonly VatSchemeSpan[]
}

/** The periods of an administration; by another frequency than its own where that is about to change. */
export async function readCalendar(
  db: Db,
  administrationId: number,
  today: string,
  wantedFrequency?: VatFrequency,
): Promise<OwnCalendar> {
  const {
    vat_frequency: known,
    vat_schemes: schemes,
    vat_starts_on: startsOn,
  } = await db
    .selectFrom('administrations')
    .select(['vat_frequency', 'vat_schemes', 'vat_starts_on'])
    .where('id', '=', administrationId)
    .executeTakeFirstOrThrow()
  const frequency = wantedFrequency ?? known
  const firstDay = await findFirstDay(db, administrationId, startsOn)
  const filed = await filedReturns(db, administrationId)
  return { ...vatCalendar({ today, firstDay, frequency, filed }), schemes }
}

/**
 * The day from which VAT is declared: what the owner said, else the first booking. An opening balance is none, nor is what came
 * of the books of another package, since their VAT was declared elsewhere, nor what closed a year of these. VAT of an earlier
 * day that no return holds yet is declared all the same.
 */
async function findFirstDay(db: Db, administrationId: number, startsOn: string | null): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    SELECT least(
      coalesce(${startsOn}::date, (
        SELECT min(entry_date) FROM ledger_entries WHERE administration_id = ${administrationId}
          AND source_type NOT IN ('opening', 'audit_file', 'year_close'))),
      (SELECT min(vat_date) FROM undeclared_lines WHERE administration_id = ${administrationId})) AS day`.execute(db)
  return must(rows[0], 'the first day').day
}

/** The period of a key, the oldest one to file when left out. Throws `invalid_input` for one that is not in the list. */
export function periodOf(calendar: OwnCalendar, key: string | undefined, today: string): VatPeriod {
  if (key === undefined) return openPeriods(calendar)[0] ?? vatPeriodOf(today, calendar.frequency)
  const period = periodOfKey(calendar, key)
  if (period === null) throw new ApiError('invalid_input', { fields: { period: 'Kies een periode uit de lijst' } })
  return period
}
