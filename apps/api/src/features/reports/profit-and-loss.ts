import {
  equityMovements,
  profitAndLoss as reportOf,
  type AccountAmounts,
  type ReportColumn,
} from '@klopt/bookkeeping/reports'
import type { contract, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { isTemporary } from '@klopt/bookkeeping/ledger'
import { addDays } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import { accountSums, balanceIn, type AccountSums, type SumDays } from '../../books/account-sums.ts'
import { openedIn, openingSums, withoutOpening } from '../../books/opening-sums.ts'
import type { BooksOfYears } from '../../books/fiscal-year-start.ts'
import { columnsOf } from './report-days.ts'

type ProfitAndLoss = ResponseOf<typeof contract.reports.profitAndLoss>

/**
 * Revenue, costs and result by column without the closing of years, and how equity went from the first day to the last. What
 * an opening balance brought of equity was there before.
 */
export async function profitAndLoss(
  db: Db,
  { id, fiscalYearStartMonth }: BooksOfYears,
  query: QueryOf<typeof contract.reports.profitAndLoss>,
): Promise<ProfitAndLoss> {
  const columns = columnsOf(query, fiscalYearStartMonth)
  // Both are on their way before the first is awaited, which is one round trip.
  const [sums, opened] = await Promise.all([
    accountSums(db, id, [...columns.map(inColumn), ...columns.map(beforeColumn)]),
    openingSums(db, id, columns),
  ])
  const accounts = sums.map((account) => amountsOf(account, 0, columns.length))
  const { lines, resultCents } = reportOf(accounts.filter(hasAny), columns.length)
  const openingCents = columns.map((_column, index) =>
    sums.reduce((total, account) => {
      if (!isOwn(account)) return total
      const began = account.type === 'equity' ? openedIn(opened, account.id, index) : 0
      return total - balanceIn(account, columns.length + index) - began
    }, 0),
  )
  const moved = sums.map((account) => amountsOf(withoutOpening(account, opened), 0, columns.length))
  const { from, to } = query
  return { from, to, columns, lines, resultCents, equity: equityMovements(moved, openingCents, resultCents) }
}

const inColumn = ({ from, to }: ReportColumn): SumDays => ({ from, to, withYearClose: false })
/** All that was before the column; what closed a year moved equity to equity. */
const beforeColumn = ({ from }: ReportColumn): SumDays => ({ from: null, to: addDays(from, -1), withYearClose: true })

/** Whether an account is equity, or becomes it when a year is closed. */
const isOwn = ({ type }: AccountSums): boolean => type === 'equity' || isTemporary(type)

/** Whether an account has lines in the columns, also when they come to nothing. */
const hasAny = ({ moved }: AccountAmounts & { readonly moved: boolean }): boolean => moved

/** The balances of `count` of the asked days from `first` on. */
function amountsOf(account: AccountSums, first: number, count: number): AccountAmounts & { readonly moved: boolean } {
  const { id, number, name, type, rgsCode } = account
  const indexes = Array.from({ length: count }, (_value, index) => first + index)
  const moved = indexes.some((index) => account.debitCents[index] !== 0 || account.creditCents[index] !== 0)
  return { id, number, name, type, rgsCode, cents: indexes.map((index) => balanceIn(account, index)), moved }
}
