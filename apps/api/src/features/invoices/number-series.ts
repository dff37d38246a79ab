import type { NumberSeries } from '@klopt/api-client/contract'
import { assertNumberPattern, formatInvoiceNumber } from '@klopt/bookkeeping/documents'
import { counterOf } from '../../books/counters.ts'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { fieldChecker } from '../../kernel/field-checker.ts'
import { loadAdministration } from './load-invoice.ts'
import { loadSeries, type SeriesRow } from './load-series.ts'
import { seriesOn } from './number-invoice.ts'

type SeriesInput = Pick<NumberSeries, 'name' | 'pattern'>

/** The series of numbers beside the usual one, by name, with what comes next in each. */
export async function listSeries(db: Db, administrationId: number, today: string): Promise<NumberSeries[]> {
  const rows = await db
    .selectFrom('number_series')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .orderBy('name')
    .orderBy('id')
    .execute()
  const shown: NumberSeries[] = []
  for (const { id, name, pattern, version } of rows) {
    const counter = await counterOf(db, administrationId, seriesOn(pattern, today, id))
    const nextNumber = formatInvoiceNumber(pattern, { date: today, sequence: counter.nextSequence })
    shown.push({ id, name, pattern, nextNumber, ...counter, version })
  }
  return shown
}

/** Adds a series. Throws `invalid_input` for a pattern that gives no numbers, or those of another series. */
export async function addSeries(
  db: Db,
  administrationId: number,
  input: SeriesInput,
  now: Date,
): Promise<{ id: number; version: number }> {
  const checked = await checkSeries(db, administrationId, input)
  return db
    .insertInto('number_series')
    .values({ administration_id: administrationId, ...checked, created_at: now })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
}

/** Changes a series. Throws as `addSeries`, `not_found` and `version_conflict`. */
export async function saveSeries(
  db: Db,
  { administrationId, seriesId, version }: SeriesKey,
  input: SeriesInput,
): Promise<{ version: number }> {
  const checked = await checkSeries(db, administrationId, input)
  await lockSeries(db, { administrationId, seriesId, version })
  return db
    .updateTable('number_series')
    .set({ ...checked, version: version + 1 })
    .where('administration_id', '=', administrationId)
    .where('id', '=', seriesId)
    .returning('version')
    .executeTakeFirstOrThrow()
}

/** Takes a series away. Throws `number_series_in_use` when an invoice has it, `not_found` and `version_conflict`. */
export async function deleteSeries(db: Db, key: SeriesKey): Promise<void> {
  const { administrationId, seriesId } = key
  await lockSeries(db, key)
  const ofSeries = db
    .updateTable('invoices')
    .where('administration_id', '=', administrationId)
    .where('series_id', '=', seriesId)
  // A draft that was thrown away never gets a number.
  await ofSeries.set({ series_id: null }).where('deleted_at', 'is not', null).execute()
  const used = await db
    .selectFrom('invoices')
    .select('id')
    .where('administration_id', '=', administrationId)
    .where('series_id', '=', seriesId)
    .executeTakeFirst()
  if (used) throw new ApiError('number_series_in_use')
  await db
    .deleteFrom('number_series')
    .where('administration_id', '=', administrationId)
    .where('id', '=', seriesId)
    .execute()
}

export interface SeriesKey {
  readonly administrationId: number
  readonly seriesId: number
  readonly version: number
}

/** Holds the row, so that no draft takes it meanwhile. */
async function lockSeries(db: Db, { administrationId, seriesId, version }: SeriesKey): Promise<SeriesRow> {
  const row = await db
    .selectFrom('number_series')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('id', '=', seriesId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  if (row.version !== version) throw new ApiError('version_conflict')
  return row
}

async function checkSeries(db: Db, administrationId: number, { name, pattern }: SeriesInput) {
  const { invoice_number_pattern: usual } = await loadAdministration(db, administrationId)
  const fields = fieldChecker()
  const checked = fields.rule('pattern', () => {
    assertNumberPattern(pattern.trim())
    return pattern.trim()
  })
  fields.assertValid()
  if (checked.toLowerCase() === usual.toLowerCase()) {
    const text = 'Je gewone reeks geeft deze nummers al. Zet er bijvoorbeeld letters voor'
    throw new ApiError('invalid_input', { fields: { pattern: text } })
  }
  return { name: name.trim(), pattern: checked }
}

/** Refuses a draft in a series that is not there. */
export async function assertSeries(
  db: Db,
  administrationId: number,
  seriesId: number | null | undefined,
): Promise<void> {
  if (seriesId === undefined || seriesId === null || (await loadSeries(db, administrationId, seriesId)) !== null) return
  throw new ApiError('invalid_input', { fields: { seriesId: 'Deze reeks is er niet meer. Kies een andere' } })
}
