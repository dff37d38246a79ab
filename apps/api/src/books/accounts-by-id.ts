import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import type { AccountType } from '../database/schema/ledger.ts'

export interface KnownAccount {
  readonly id: number
  readonly name: string
  readonly rgs_code: string | null
  readonly type: AccountType
  readonly deactivated_at: Date | null
}

/** The accounts of the administration among these ids, by id. */
export async function accountsById(
  db: Db,
  administrationId: number,
  accountIds: Iterable<number>,
): Promise<ReadonlyMap<number, KnownAccount>> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'rgs_code', 'type', 'deactivated_at'])
    .where('administration_id', '=', administrationId)
    .where('id', '=', sql<number>`ANY (${[...new Set(accountIds)]}::bigint[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
