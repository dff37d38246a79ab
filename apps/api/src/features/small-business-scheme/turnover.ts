import { countsForSmallBusiness, VAT_CODES, type VatCode } from '@klopt/bookkeeping/vat'
import { sql, type RawBuilder } from 'kysely'
import { vatBaseByYear } from '../../books/vat-sums.ts'
import type { Db } from '../../database/db.ts'

const COUNTED = (Object.keys(VAT_CODES) as VatCode[]).filter(countsForSmallBusiness)

/** What counts for the limit of the small-business scheme per calendar year, by the day of supply; newest first. */
export async function smallBusinessTurnover(
  db: Db,
  administrationId: number,
): Promise<{ year: number; cents: number }[]> {
  const years = await vatBaseByYear(db, administrationId, COUNTED)
  const ofAssets = await assetsByYear(db, administrationId)
  return years.map(({ year, cents }) => ({ year, cents: cents - (ofAssets.get(year) ?? 0) })) // zero: none was sold
}

/** That of one calendar year. */
export async function turnoverOfYear(db: Db, administrationId: number, year: number): Promise<number> {
  const years = await smallBusinessTurnover(db, administrationId)
  return years.find((own) => own.year === year)?.cents ?? 0 // zero: nothing was sold in that year
}

/** Whether a line of the ledger counts: what the business used itself does not when it is sold (article 25 Wet OB). */
export const isCounted = (administrationId: number): RawBuilder<unknown> => sql`
  administration_id = ${administrationId} AND vat_kind = 'base' AND vat_code = ANY (${COUNTED})
  AND NOT EXISTS (
    SELECT FROM ledger_entries e
    WHERE e.administration_id = ${administrationId} AND e.id = entry_id AND e.source_type = 'asset')`

/** What assets were sold for, which the sums of VAT codes do not keep apart. */
async function assetsByYear(db: Db, administrationId: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ year: number; cents: number }>`
    SELECT extract(year FROM l.vat_date)::integer AS year, sum(l.credit_cents - l.debit_cents)::bigint AS cents
    FROM ledger_entries e JOIN ledger_lines l ON l.administration_id = e.administration_id AND l.entry_id = e.id
    WHERE e.administration_id = ${administrationId} AND e.source_type = 'asset' AND l.vat_kind = 'base'
      AND l.vat_code = ANY (${COUNTED})
    GROUP BY 1`.execute(db)
  return new Map(rows.map(({ year, cents }) => [year, cents]))
}
