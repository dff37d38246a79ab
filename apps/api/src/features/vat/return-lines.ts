import type { Days } from '@klopt/bookkeeping/vat'
import { sql, type RawBuilder } from 'kysely'

/**
 * The VAT lines of a return: the members of a filed one, else those of no return with a VAT date in its days and, where
 * it is filed with them on the day `lateOn`, the late ones of periods that were filed before and can still be declared then.
 */
export type ReturnLines = { readonly returnId: number } | { readonly days: Days; readonly lateOn: string | null }

/** Their ids with their VAT date and whether they are late, as a query. */
export function selectLines(administrationId: number, lines: ReturnLines): RawBuilder<unknown> {
  if ('returnId' in lines) {
    return sql`SELECT line_id, vat_date, is_late FROM declared_lines
      WHERE administration_id = ${administrationId} AND return_id = ${lines.returnId}`
  }
  const { days, lateOn } = lines
  const ofPeriod = sql`SELECT line_id, vat_date, false AS is_late FROM undeclared_lines
    WHERE administration_id = ${administrationId} AND vat_date BETWEEN ${days.start} AND ${days.end}`
  return lateOn === null ? ofPeriod : sql`${ofPeriod} UNION ALL ${selectLate(administrationId, days, lateOn)}`
}

/** The late lines: of no return, with a VAT date in a filed period for which no correction was decided. */
function selectLate(administrationId: number, { start, end }: Days, filedOn: string): RawBuilder<unknown> {
  return sql`SELECT u.line_id, u.vat_date, true AS is_late FROM takes_late(${administrationId}, ${end}::date, ${filedOn}::date) t
    JOIN undeclared_lines u ON u.administration_id = ${administrationId}
      AND u.vat_date BETWEEN t.period_start AND t.period_end AND u.vat_date < ${start}`
}
