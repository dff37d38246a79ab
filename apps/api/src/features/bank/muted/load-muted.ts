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
      'open_item_ids as openItemIds',
      'counterparty_iban as counterpartyIban',
      'counterparty_name as counterpartyName',
    ])
    .where('administration_id', '=', administrationId)
    .orderBy('id')
    .execute()
}

/** The same with the names of accounts and the numbers of documents, newest first. */
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
    .select('m.open_item_ids')
    .where('m.administration_id', '=', administrationId)
    .orderBy('m.id', 'desc')
    .execute()
  const documents = await documentsOf(
    db,
    administrationId,
    rows.flatMap((row) => row.open_item_ids ?? []), // zero: an account has no documents
  )
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    accountNumber: row.number,
    accountName: row.name,
    documents: row.open_item_ids?.flatMap((id) => documents.get(id) ?? []) ?? null, // zero: one that is gone has no number
    counterpartyName: row.counterparty_name,
    counterpartyIban: row.counterparty_iban,
    createdAt: toTimestamp(row.created_at),
  }))
}

async function documentsOf(db: Db, administrationId: number, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, string>()
  const rows = await db
    .selectFrom('owed_items')
    .select(['id', 'kind', 'invoice_id', 'amount_cents', 'number'])
    .where('administration_id', '=', administrationId)
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, titleOf(row)]))
}

interface Document {
  readonly kind: 'receivable' | 'payable'
  readonly invoice_id: number | null
  readonly amount_cents: number
  readonly number: string
}

function titleOf({ kind, invoice_id: invoiceId, amount_cents: amountCents, number }: Document): string {
  if (kind === 'payable') return `Inkoop ${number}`
  // What a customer paid too much is no invoice of ours.
  return invoiceId === null && amountCents < 0 ? number : `Factuur ${number}`
}
