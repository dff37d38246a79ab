import type { Db } from '../../database/db.ts'
import { ApiError } from '../../server/api-error.ts'
import { reverseEntry } from '../ledger/reverse-entry.ts'
import { heldByFile } from '../payments/held-items.ts'
import { setDocumentState } from './document-state.ts'
import { loadPurchase } from './load-purchase.ts'
import type { PurchaseAuthor, PurchaseVersion } from './save-draft.ts'

/**
 * Takes back a booked purchase: reverses its entry, which settles its open item, and its document waits again. Throws
 * `version_conflict`, `purchase_paid`, and `invalid_input` for a draft or one that stands in a payment file.
 */
export async function reversePurchase(db: Db, author: PurchaseAuthor, key: PurchaseVersion): Promise<number> {
  const { administrationId, now } = author
  const { row } = await loadPurchase(db, { administrationId, purchaseId: key.purchaseId }, { forUpdate: true })
  if (row.version !== key.version || row.reversed_at !== null) throw new ApiError('version_conflict')
  if (row.journal_entry_id === null) throw refusal('Een concept is nog niet geboekt. Je kunt het weggooien.')
  if (row.document_id !== null) await setDocumentState(db, administrationId, row.document_id, 'unprocessed')
  const item = await holdUnpaidItem(db, administrationId, row.id)
  const entry = await reverseEntry(db, {
    administrationId,
    entryId: row.journal_entry_id,
    description: `Inkoopfactuur ${row.number} teruggedraaid`,
    createdBy: author.userId,
    at: now,
  })
  await settle(db, author, item, entry.id)
  const version = key.version + 1
  await db
    .updateTable('purchases')
    .set({ reversed_at: now, reversal_entry_id: entry.id, updated_at: now, version })
    .where('administration_id', '=', administrationId)
    .where('id', '=', row.id)
    .execute()
  return version
}

interface UnpaidItem {
  readonly id: number
  readonly open_cents: number
}

async function holdUnpaidItem(db: Db, administrationId: number, purchaseId: number): Promise<UnpaidItem> {
  const item = await db
    .selectFrom('open_items')
    .select(['id', 'amount_cents', 'open_cents'])
    .where('administration_id', '=', administrationId)
    .where('purchase_id', '=', purchaseId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (item.open_cents !== item.amount_cents) throw new ApiError('purchase_paid')
  if ((await heldByFile(db, administrationId, [item.id])).size > 0) {
    throw refusal('Deze factuur staat in een betaalbestand. Annuleer eerst dat bestand bij Betalen.')
  }
  return item
}

async function settle(
  db: Db,
  { administrationId, now }: PurchaseAuthor,
  item: UnpaidItem,
  entryId: number,
): Promise<void> {
  const { entry_date: settledOn } = await db
    .selectFrom('journal_entries')
    .select('entry_date')
    .where('administration_id', '=', administrationId)
    .where('id', '=', entryId)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('open_items')
    .set({ open_cents: 0 })
    .where('administration_id', '=', administrationId)
    .where('id', '=', item.id)
    .execute()
  await db
    .insertInto('settlements')
    .values({
      administration_id: administrationId,
      open_item_id: item.id,
      bank_transaction_id: null,
      journal_entry_id: entryId,
      amount_cents: item.open_cents,
      settled_on: settledOn,
      undone_at: null,
      created_at: now,
    })
    .execute()
}

function refusal(message: string): ApiError {
  return new ApiError('invalid_input', { fields: { '': message } })
}
