import { countsForSmallBusiness, VAT_CODES, type VatCode } from '@klopt/bookkeeping/vat'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

const COUNTED = (Object.keys(VAT_CODES) as VatCode[]).filter(countsForSmallBusiness)

/** What counts for the limit of the small-business scheme per calendar year, by the day of supply; newest first. */
export async function smallBusinessTurnover(
  db: Db,
  administrationId: number,
): Promise<{ year: number; cents: number }[]> {
  const { rows } = await sql<{ year: number; cents: number }>`
    SELECT extract(year FROM vat_date)::integer AS year, sum(credit_cents - debit_cents)::bigint AS cents
    FROM ledger_lines
    WHERE administration_id = ${administrationId} AND vat_kind = 'base' AND vat_code = ANY (${COUNTED})
    GROUP BY 1 ORDER BY 1 DESC`.execute(db)
  return rows
}

/** That of one calendar year. */
export async function turnoverOfYear(db: Db, administrationId: number, year: number): Promise<number> {
  const years = await smallBusinessTurnover(db, administrationId)
  return years.find((own) => own.year === year)?.cents ?? 0 // zero: nothing was sold in that year
}
