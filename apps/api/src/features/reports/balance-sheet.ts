import { balanceSheet as reportOf, dayColumns, type ReportColumn } from '@klopt/bookkeeping/reports'
import type { contract, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { accountSums, balanceIn, type SumDays } from '../../books/account-sums.ts'
import type { BooksOfYears } from '../../books/fiscal-year-start.ts'
import { assertBookDay } from './report-days.ts'

/** What there is and what is owed at the end of a day, with the ends of the months or quarters before it and a year before. */
export async function balanceSheet(
  db: Db,
  { id, fiscalYearStartMonth }: BooksOfYears,
  { asOf, by }: QueryOf<typeof contract.reports.balanceSheet>,
): Promise<ResponseOf<typeof contract.reports.balanceSheet>> {
  assertBookDay(asOf, 'asOf')
  const columns = dayColumns(asOf, by, fiscalYearStartMonth)
  const sums = await accountSums(db, id, [...columns.map(upTo), ...columns.map(ofYear)])
  const accounts = sums.map((account) => ({
    ...account,
    cents: columns.map((_column, index) => balanceIn(account, index)),
    ofYearCents: columns.map((_column, index) => balanceIn(account, columns.length + index)),
  }))
  return { asOf, columns, ...reportOf(accounts, columns.length) }
}

const upTo = ({ to }: ReportColumn): SumDays => ({ from: null, to, withYearClose: true })
const ofYear = ({ from, to }: ReportColumn): SumDays => ({ from, to, withYearClose: true })
