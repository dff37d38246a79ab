import { balanceSheet as reportOf, dayColumns, type ReportColumn } from '@klopt/bookkeeping/reports'
import type { contract, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { addDays } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import { accountSums, balanceIn, type AccountSums, type SumDays } from '../../books/account-sums.ts'
import type { BooksOfYears } from '../../books/fiscal-year-start.ts'
import { openedIn, openingSums } from '../../books/opening-sums.ts'
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
  const days = columns.map(({ to }) => addDays(to, 1))
  // Of a day on which nothing was booked yet: what the books opened with the day after was there.
  const opensAfter = columns.map((_column, index) => sums.every((account) => hasNothing(account, index)))
  const opened = opensAfter.includes(true) ? await openedOn(db, id, days) : null
  const openedCents = (accountId: number, index: number) =>
    opened !== null && opensAfter[index] === true ? openedIn(opened, accountId, index) : 0
  const accounts = sums.map((account) => ({
    ...account,
    cents: columns.map((_column, index) => balanceIn(account, index) + openedCents(account.id, index)),
    ofYearCents: columns.map(
      (_column, index) => balanceIn(account, columns.length + index) + openedCents(account.id, index),
    ),
  }))
  const shown = columns.map((column, index) => {
    const isOpened = accounts.some((account) => openedCents(account.id, index) !== 0)
    return isOpened ? { ...column, openedOn: must(days[index], 'the day after a column') } : column
  })
  return { asOf, columns: shown, ...reportOf(accounts, columns.length) }
}

const openedOn = (db: Db, administrationId: number, days: readonly string[]) =>
  openingSums(
    db,
    administrationId,
    days.map((day) => ({ from: day, to: day })),
  )

const hasNothing = ({ debitCents, creditCents }: AccountSums, index: number): boolean =>
  debitCents[index] === 0 && creditCents[index] === 0

const upTo = ({ to }: ReportColumn): SumDays => ({ from: null, to, withYearClose: true })
const ofYear = ({ from, to }: ReportColumn): SumDays => ({ from, to, withYearClose: true })
