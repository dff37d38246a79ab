import { must } from '@klopt/bookkeeping/money'
import { fiscalYearOf, fiscalYearRange, isTemporary } from '@klopt/bookkeeping/ledger'
import { trialBalance as reportOf } from '@klopt/bookkeeping/reports'
import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { addDays, addMonths } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import { accountSums, balanceIn, type AccountSums } from '../../books/account-sums.ts'
import { openedIn, openingSums, withoutOpening } from '../../books/opening-sums.ts'
import type { BooksOfYears } from '../../books/fiscal-year-start.ts'

type TrialBalance = ResponseOf<typeof contract.reports.trialBalance>

/** The days that are asked of each account, by their place. */
const MOVEMENTS = 0
const EARLIER = 1
const OPENING = 2
const LAST_YEAR_EARLIER = 3
const LAST_YEAR = 4

/**
 * Opening balance, movements and closing balance of every account that has any, with what it closed with a year before.
 * The entry that closes a year counts as any other, so that an account opens a year with what it closed the year before
 * with, and its card says the same; a closed year stays readable in its profit and loss. What an opening balance brought
 * within the days was there before them, as in the figures of the year.
 */
export async function trialBalance(
  db: Db,
  { id, fiscalYearStartMonth: startMonth }: BooksOfYears,
  from: string,
  to: string,
): Promise<TrialBalance> {
  const start = (day: string): string => fiscalYearRange(fiscalYearOf(day, startMonth), startMonth).from
  const yearStart = start(from)
  const lastYear = addMonths(to, -12)
  // Both are on their way before the first is awaited, which is one round trip.
  const [sums, opened] = await Promise.all([
    accountSums(db, id, [
      { from, to, withYearClose: true },
      { from: null, to: dayBefore(yearStart), withYearClose: true },
      { from: yearStart, to: dayBefore(from), withYearClose: true },
      { from: null, to: dayBefore(start(lastYear)), withYearClose: true },
      { from: start(lastYear), to: lastYear, withYearClose: true },
    ]),
    openingSums(db, id, [{ from, to }]),
  ])
  const accounts = sums.map((account) =>
    trialAccount(withoutOpening(account, opened), openedIn(opened, account.id, MOVEMENTS)),
  )
  const earlierLastYear = sums.reduce(
    (total, account) => total + (isTemporary(account.type) ? balanceIn(account, LAST_YEAR_EARLIER) : 0),
    0,
  )
  const { rows, totals } = reportOf(accounts, earlierLastYear)
  return { from, to, rows, totals }
}

const dayBefore = (day: string): string => addDays(day, -1)

/** The figures of an account, of which an opening balance brought some cents within the days. */
function trialAccount(account: AccountSums, openedCents: number) {
  const { id, number, name, type, debitCents, creditCents } = account
  const carried = isTemporary(type) ? 0 : balanceIn(account, LAST_YEAR_EARLIER)
  return {
    id,
    number,
    name,
    type,
    earlierCents: balanceIn(account, EARLIER),
    openingCents: balanceIn(account, OPENING) + openedCents,
    debitCents: must(debitCents[MOVEMENTS], 'what was debited'),
    creditCents: must(creditCents[MOVEMENTS], 'what was credited'),
    lastYearCents: carried + balanceIn(account, LAST_YEAR),
  }
}
