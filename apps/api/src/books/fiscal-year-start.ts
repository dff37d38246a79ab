import type { Db } from '../database/db.ts'

/** The month (1 to 12) in which the fiscal years of an administration begin. */
export async function fiscalYearStartMonth(db: Db, administrationId: number): Promise<number> {
  const { fiscal_year_start_month: month } = await db
    .selectFrom('administrations')
    .select('fiscal_year_start_month')
    .where('id', '=', administrationId)
    .executeTakeFirstOrThrow()
  return month
}
