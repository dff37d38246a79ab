import type { Days } from '@klopt/bookkeeping/vat'
import { sql, type RawBuilder } from 'kysely'

/**
 * The VAT lines of a return: the members of a filed one, else those of no return with a VAT date in its days and, with
 * `withLate`, the late ones of periods that were filed before.
 */
export type ReturnLines = { readonly returnId: number } | { readonly days: Days; readonly withLate: boolean }

/** Their ids with their VAT date and whether they are late, as a query. */
export function selectLines(administrationId: number, lines: ReturnLines): RawBuilder<unknown> {
  if ('returnId' in lines) {
    return sql`SELECT line_id, vat_date, is_late FROM declared_lines
      WHERE administration_id = ${administrationId} AND return_id = ${lines.returnId}`
  }
  const { days, withLate } = lines
  const ofPeriod = sql`SELECT line_id, vat_date, false AS is_late FROM undeclared_lines
    WHERE administration_id = ${administrationId} AND vat_date BETWEEN ${days.start} AND ${days.end}`
  return withLate ? sql`${ofPeriod} UNION ALL ${selectLate(administrationId, days)}` : ofPeriod
}

/** The late lines: of no return, with a VAT date in a filed period for which no correction was decided. */
function selectLate(administrationId: number, { start, end }: Days): RawBuilder<unknown> {
  return sql`SELECT u.line_id, u.vat_date, true AS is_late FROM takes_late(${administrationId}, ${end}::date) t
    JOIN undeclared_lines u ON u.administration_id = ${administrationId}
      AND u.vat_date BETWEEN t.period_start AND t.period_end AND u.vat_date < ${start}`
}
