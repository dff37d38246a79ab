import { SYSTEM_ACCOUNTS, type OpenItemKind } from '@klopt/bookkeeping/ledger'
import type { Db } from '../database/db.ts'
import { accountSums, balanceIn } from './account-sums.ts'

/** The control account at the end of a day, as its items are signed: what is to be paid is positive too. */
export async function controlBalance(
  db: Db,
  administrationId: number,
  { kind, day }: { readonly kind: OpenItemKind; readonly day: string },
): Promise<number> {
  const code = kind === 'receivable' ? SYSTEM_ACCOUNTS.receivables : SYSTEM_ACCOUNTS.payables
  const [account] = await accountSums(db, administrationId, [{ from: null, to: day, withYearClose: true }], {
    rgsCodes: [code],
  })
  const debit = account === undefined ? 0 : balanceIn(account, 0)
  return kind === 'receivable' ? debit : 0 - debit
}
