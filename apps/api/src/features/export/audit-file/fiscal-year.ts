import { fiscalYearOf, fiscalYearRange } from '@klopt/bookkeeping/ledger'
import type { Db } from '../../../database/db.ts'
import { fiscalYearStartMonth } from '../../../books/fiscal-year-start.ts'

export interface FiscalYear {
  readonly administrationId: number
  /** Named by the calendar year in which it ends. */
  readonly fiscalYear: number
  readonly startMonth: number
  readonly from: string
  readonly to: string
  /** The entries in it that open the books; seldom any. */
  readonly openingEntryIds: readonly number[]
}

/** A fiscal year of an administration. */
export async function fiscalYearFacts(db: Db, administrationId: number, fiscalYear: number): Promise<FiscalYear> {
  const startMonth = await fiscalYearStartMonth(db, administrationId)
  const opening = await db
    .selectFrom('ledger_entries')
    .select('id')
    .where('administration_id', '=', administrationId)
    .where('source_type', '=', 'opening')
    .where('fiscal_year', '=', fiscalYear)
    .execute()
  return {
    administrationId,
    fiscalYear,
    startMonth,
    ...fiscalYearRange(fiscalYear, startMonth),
    openingEntryIds: opening.map(({ id }) => id),
  }
}

/** The fiscal years that have entries, the oldest first. */
export async function bookedYears(db: Db, administrationId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('ledger_entries')
    .select('fiscal_year')
    .distinct()
    .where('administration_id', '=', administrationId)
    .orderBy('fiscal_year')
    .execute()
  return rows.map((row) => row.fiscal_year)
}

/** From the year of the first entry to that of today, or of the last entry when that is later; the newest first. */
export async function offeredYears(
  db: Db,
  administrationId: number,
  today: string,
): Promise<{ years: number[]; startMonth: number }> {
  const booked = await bookedYears(db, administrationId)
  const startMonth = await fiscalYearStartMonth(db, administrationId)
  const present = fiscalYearOf(today, startMonth)
  const last = Math.max(present, booked.at(-1) ?? present)
  const first = Math.min(present, booked[0] ?? present)
  return { years: Array.from({ length: last - first + 1 }, (_, index) => last - index), startMonth }
}
