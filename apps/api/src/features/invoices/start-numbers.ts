import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { formatInvoiceNumber } from '@klopt/bookkeeping/documents'
import { sql } from 'kysely'
import { counterOf } from '../../books/counters.ts'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { fieldChecker } from '../../kernel/field-checker.ts'
import { loadAdministration } from './load-invoice.ts'
import { loadSeries } from './load-series.ts'
import { seriesOn } from './number-invoice.ts'

type Numbering = ResponseOf<typeof contract.numbering.get>

/** The series that invoices of today may be numbered in, whatever their pattern becomes. */
export async function showNumbering(db: Db, administrationId: number, today: string): Promise<Numbering> {
  return {
    yearly: await counterOf(db, administrationId, seriesOn('{jaar}{nr}', today)),
    everlasting: await counterOf(db, administrationId, seriesOn('{nr}', today)),
  }
}

export interface StartOfSeries {
  readonly date: string
  readonly nextSequence: number
  /** Null for the usual one. */
  readonly seriesId?: number | null | undefined
}

/**
 * Lets the series of a day begin at a number. Throws `number_series_used` once it gave one, and `invalid_input` for a
 * lower number than it begins at or one that does not fit its pattern.
 */
export async function startNumbers(
  db: Db,
  administrationId: number,
  { date, nextSequence, seriesId = null }: StartOfSeries,
): Promise<void> {
  const other = await loadSeries(db, administrationId, seriesId)
  if (seriesId !== null && other === null) throw new ApiError('not_found')
  const pattern =
    other === null ? (await loadAdministration(db, administrationId)).invoice_number_pattern : other.pattern
  const fields = fieldChecker()
  fields.rule('nextSequence', () => formatInvoiceNumber(pattern, { date, sequence: nextSequence }))
  fields.assertValid()
  const series = seriesOn(pattern, date, seriesId)
  const { rows } = await sql<{ started: boolean }>`
    SELECT start_numbers(${administrationId}, ${series}, ${nextSequence}) AS started`.execute(db)
  if (rows[0]?.started) return
  const { isUsed, nextSequence: known } = await counterOf(db, administrationId, series)
  if (isUsed) throw new ApiError('number_series_used')
  const text = `Deze reeks begint al bij ${known}. Kies een hoger nummer`
  throw new ApiError('invalid_input', { fields: { nextSequence: text } })
}
