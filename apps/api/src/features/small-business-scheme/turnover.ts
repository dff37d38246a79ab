import { countsForSmallBusiness, VAT_CODES, type VatCode } from '@klopt/bookkeeping/vat'
import { vatBaseByYear } from '../../books/vat-sums.ts'
import type { Db } from '../../database/db.ts'

/** The codes that count for the limit. */
export const COUNTED = (Object.keys(VAT_CODES) as VatCode[]).filter(countsForSmallBusiness)

/** What counts for the limit of the small-business scheme per calendar year, by the day of supply; newest first. */
export const smallBusinessTurnover = (db: Db, administrationId: number): Promise<{ year: number; cents: number }[]> =>
  vatBaseByYear(db, administrationId, COUNTED)

/** That of one calendar year. */
export async function turnoverOfYear(db: Db, administrationId: number, year: number): Promise<number> {
  const years = await smallBusinessTurnover(db, administrationId)
  return years.find((own) => own.year === year)?.cents ?? 0 // zero: nothing was sold in that year
}
