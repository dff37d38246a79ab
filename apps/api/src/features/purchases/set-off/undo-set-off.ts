import { sql } from 'kysely'
import type { Db } from '../../../database/db.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { reverseEntry } from '../../../books/reverse-entry.ts'
import type { PurchaseAuthor } from '../save-draft.ts'

interface Settled {
  readonly open_item_id: number
  readonly amount_cents: number
}

/**
 * Takes a set-off of this invoice or credit invoice back: its entry is reversed and both are open again. Throws
 * `not_found` when there is none, and when it was taken back before.
 */
export async function undoSetOff(
  db: Db,
  { administrationId, userId, now }: PurchaseAuthor,
  purchaseId: number,
  journalEntryId: number,
): Promise<void> {
  // Held first, as every command holds them: open items in the order of their ids.
  const { rows: items } = await sql<{ purchase_id: number | null }>`
    SELECT purchase_id FROM open_items WHERE administration_id = ${administrationId} AND id IN (
      SELECT open_item_id FROM settlements
      WHERE administration_id = ${administrationId} AND journal_entry_id = ${journalEntryId})
    ORDER BY id FOR UPDATE`.execute(db)
  const isOfPurchase = items.some(({ purchase_id: id }) => id === purchaseId)
  const settled = isOfPurchase ? await undoSettlements(db, administrationId, journalEntryId, now) : []
  // Taking a purchase back settles one item; a set-off two.
  if (settled.length !== 2) throw new ApiError('not_found')
  for (const { open_item_id: id, amount_cents: amountCents } of settled) {
    await db
      .updateTable('open_items')
      .set((expression) => ({ open_cents: expression('open_cents', '+', amountCents) }))
      .where('administration_id', '=', administrationId)
      .where('id', '=', id)
      .execute()
  }
  await reverseEntry(db, {
    administrationId,
    entryId: journalEntryId,
    description: 'Verrekening teruggedraaid',
    createdBy: userId,
    at: now,
  })
}

async function undoSettlements(
  db: Db,
  administrationId: number,
  journalEntryId: number,
  now: Date,
): Promise<readonly Settled[]> {
  return db
    .updateTable('settlements')
    .set({ undone_at: now })
    .where('administration_id', '=', administrationId)
    .where('journal_entry_id', '=', journalEntryId)
    .where('bank_transaction_id', 'is', null)
    .where('undone_at', 'is', null)
    .returning(['open_item_id', 'amount_cents'])
    .execute()
}
