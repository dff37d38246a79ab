import type { LedgerAccount } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { presentAccount } from './present-account.ts'

/** The chart of accounts of an administration, by number. */
export async function listAccounts(db: Db, administrationId: number): Promise<LedgerAccount[]> {
  const rows = await db
    .selectFrom('ledger_accounts')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .orderBy('number')
    .execute()
  return rows.map(presentAccount)
}
