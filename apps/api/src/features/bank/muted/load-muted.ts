import type { MutedSuggestion } from '@klopt/bookkeeping/bank'
import type { contract, ResponseOf } from '@klopt/api-client/contract'
import type { Db } from '../../../database/db.ts'
import { toTimestamp } from '../../../kernel/clock.ts'

/** What is not to be suggested, as the suggestions are judged with it. */
export async function loadMuted(db: Db, administrationId: number): Promise<MutedSuggestion[]> {
  return db
    .selectFrom('muted_suggestions')
    .select([
      'kind',
      'account_id as accountId',
      'counterparty_iban as counterpartyIban',
      'counterparty_name as counterpartyName',
    ])
    .where('administration_id', '=', administrationId)
    .orderBy('id')
    .execute()
}

/** The same with the names of accounts, newest first. */
export async function listMuted(
  db: Db,
  administrationId: number,
): Promise<ResponseOf<typeof contract.bank.mutedSuggestions>> {
  const rows = await db
    .selectFrom('muted_suggestions as m')
    .leftJoin('ledger_accounts as a', (join) =>
      join.onRef('a.administration_id', '=', 'm.administration_id').onRef('a.id', '=', 'm.account_id'),
    )
    .select(['m.id', 'm.kind', 'm.counterparty_iban', 'm.counterparty_name', 'm.created_at', 'a.number', 'a.name'])
    .where('m.administration_id', '=', administrationId)
    .orderBy('m.id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    accountNumber: row.number,
    accountName: row.name,
    counterpartyName: row.counterparty_name,
    counterpartyIban: row.counterparty_iban,
    createdAt: toTimestamp(row.created_at),
  }))
}
