import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import { ApiError } from '../kernel/api-error.ts'

export interface SetOffKey {
  /** The entry that settled both. */
  readonly journalEntryId: number
  /** The invoice or credit invoice that has to be one of the two. */
  readonly purchaseId: number
}

/**
 * Opens both items again that were set off against each other by an entry, which is not reversed here. Throws `not_found`
 * when there is none such of the purchase, and when it was taken back before.
 */
export async function reopenSetOff(
  db: Db,
  { administrationId, now }: { readonly administrationId: number; readonly now: Date },
  { journalEntryId, purchaseId }: SetOffKey,
): Promise<void> {
  // Locked first, as every command locks them: open items in the order of their ids.
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
}

interface Settled {
  readonly open_item_id: number
  readonly amount_cents: number
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
