import { EXPENSE_ACCOUNTS } from '@klopt/bookkeeping/expenses'
import { accountSums, balanceIn } from '../../books/account-sums.ts'
import type { Db } from '../../database/db.ts'

/**
 * Whether a car stands on the balance sheet at the end of a day. What it costs is booked then as it is paid, so that its kilometres
 * are no costs once more.
 */
export async function hasBusinessCar(db: Db, administrationId: number, day: string): Promise<boolean> {
  const days = { from: null, to: day, withYearClose: true }
  const sums = await accountSums(db, administrationId, [days], { rgsCodes: [EXPENSE_ACCOUNTS.cars] })
  return sums.some((account) => balanceIn(account, 0) > 0)
}
