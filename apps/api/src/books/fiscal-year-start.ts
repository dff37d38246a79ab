import type { Db } from '../database/db.ts'
import type { EnteredAdministration } from '../kernel/caller.ts'

/** Books with the month (1 to 12) in which their fiscal years begin, which came with the question who calls. */
export type BooksOfYears = Pick<EnteredAdministration, 'id' | 'fiscalYearStartMonth'>

/** The month (1 to 12) in which the fiscal years of an administration begin. */
export async function fiscalYearStartMonth(db: Db, administrationId: number): Promise<number> {
  const { fiscal_year_start_month: month } = await db
    .selectFrom('companies')
    .select('fiscal_year_start_month')
    .where('id', '=', administrationId)
    .executeTakeFirstOrThrow()
  return month
}
