import { fiscalYearName, fiscalYearOf, fiscalYearRange } from '@klopt/bookkeeping/ledger'
import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { fiscalYearStartMonth } from '../../books/fiscal-year-start.ts'
import { currentClosings } from '../../books/year-closings.ts'
import { must } from '@klopt/bookkeeping/money'

export type FiscalYear = ResponseOf<typeof contract.fiscalYears.list>[number]

/** The fiscal years from that of the first entry to that of today, newest first; each running, open or closed. */
export async function listYears(db: Db, administrationId: number, today: string): Promise<FiscalYear[]> {
  const startMonth = await fiscalYearStartMonth(db, administrationId)
  const { rows } = await sql<{ first: string | null; last: string | null }>`
    SELECT min(entry_date) AS first, max(entry_date) AS last FROM ledger_entries
    WHERE administration_id = ${administrationId}`.execute(db)
  const { first, last } = must(rows[0], 'the first and last day of the books')
  const days = [today, first ?? today, last ?? today].toSorted()
  const from = fiscalYearOf(must(days[0], 'the first day'), startMonth)
  const to = fiscalYearOf(must(days.at(-1), 'the last day'), startMonth)
  const closings = await currentClosings(db, administrationId)
  const closed = new Set(closings.map((closing) => closing.fiscal_year))
  return Array.from({ length: to - from + 1 }, (_value, index): FiscalYear => {
    const year = to - index
    const range = fiscalYearRange(year, startMonth)
    const state = closed.has(year) ? 'closed' : range.to < today ? 'open' : 'running'
    return { year, name: fiscalYearName(year, startMonth), ...range, state }
  })
}
