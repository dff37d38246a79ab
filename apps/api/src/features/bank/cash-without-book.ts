import { SYSTEM_ACCOUNTS } from '@klopt/bookkeeping/ledger'
import { accountSums, balanceIn } from '../../books/account-sums.ts'
import type { Db } from '../../database/db.ts'

/** Cash that is booked on by hand alone. */
export interface CashWithoutBook {
  readonly accountId: number
  readonly name: string
  readonly balanceCents: number
}

/** Accounts of cash that hold something on a day, or less than nothing, and that no cash book keeps, so that nobody counts them. */
export async function cashWithoutBook(db: Db, administrationId: number, day: string): Promise<CashWithoutBook[]> {
  const kept = await db
    .selectFrom('ledger_journals')
    .select('account_id')
    .where('administration_id', '=', administrationId)
    .where('type', '=', 'cashbook')
    .execute()
  const days = [{ from: null, to: day, withYearClose: true }]
  const sums = await accountSums(db, administrationId, days, { rgsCodes: [SYSTEM_ACCOUNTS.cash] })
  return sums
    .map((account) => ({ accountId: account.id, name: account.name, balanceCents: balanceIn(account, 0) }))
    .filter(({ accountId, balanceCents }) => balanceCents !== 0 && !kept.some((book) => book.account_id === accountId))
}
