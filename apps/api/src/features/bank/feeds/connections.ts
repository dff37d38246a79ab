import type { BankConnection } from '@klopt/api-client/contract'
import type { Selectable } from 'kysely'
import type { Db } from '../../../database/db.ts'
import type { Schema } from '../../../database/schema.ts'
import { toTimestamp } from '../../../kernel/clock.ts'

export type ConnectionRow = Selectable<Schema['bank_connections']>

export interface ConnectionKey {
  readonly administrationId: number
  readonly connectionId: number
}

/** So long before a consent ends it is said that it has to be given anew. */
const WARNED_DAYS = 14
const DAY_MS = 86_400_000

/** A connection with its accounts; undefined where there is none. */
export async function connectionOf(db: Db, { administrationId, connectionId }: ConnectionKey) {
  const row = await db
    .selectFrom('bank_connections')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('id', '=', connectionId)
    .executeTakeFirst()
  return row && { row, accounts: await accountsOf(db, administrationId, [connectionId]) }
}

/** All connections, newest first; questions that were never answered and what was renewed are not told. */
export async function listConnections(db: Db, administrationId: number, now: Date): Promise<BankConnection[]> {
  const rows = await db
    .selectFrom('bank_connections')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('state', '<>', 'asked')
    .where((eb) => eb.or([eb('ended_by', 'is', null), eb('ended_by', '<>', 'renewal')]))
    .orderBy('id', 'desc')
    .execute()
  const accounts = await accountsOf(
    db,
    administrationId,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    bankName: row.bank_name,
    state: row.state,
    validUntil: toTimestamp(row.valid_until),
    endsSoon: row.state === 'active' && row.valid_until.getTime() - now.getTime() <= WARNED_DAYS * DAY_MS,
    fetchedAt: row.fetched_at && toTimestamp(row.fetched_at),
    failure: row.failure,
    endedBy: row.state === 'ended' ? (row.ended_by === 'bank' ? 'bank' : 'user') : null,
    endedAt: row.ended_at && toTimestamp(row.ended_at),
    accounts: accounts
      .filter(({ connection_id }) => connection_id === row.id)
      .map(({ iban, journal_name: journalName }) => ({ iban, journalName })),
  }))
}

async function accountsOf(db: Db, administrationId: number, connectionIds: readonly number[]) {
  if (connectionIds.length === 0) return []
  return db
    .selectFrom('bank_connection_accounts as a')
    .leftJoin('ledger_journals as j', (join) =>
      join.onRef('j.iban', '=', 'a.iban').on('j.administration_id', '=', administrationId),
    )
    .selectAll('a')
    .select('j.name as journal_name')
    .where('a.administration_id', '=', administrationId)
    .where('a.connection_id', 'in', [...connectionIds])
    .orderBy('a.id')
    .execute()
}
