import type { Db } from '../../database/db.ts'
import type { LoadedInvoice } from './load-invoice.ts'

/**
 * Sets a credit invoice off against the invoice it corrects: what was still open there is taken from both. Nothing
 * is posted, because both stand on the same account. Items are locked in the order of their ids.
 */
export async function setOffCredit(db: Db, credit: LoadedInvoice, entryId: number, now: Date): Promise<void> {
  const { administration_id: administrationId, id, credits_invoice_id: originalId, invoice_date } = credit.row
  const items = await db
    .selectFrom('open_items')
    .select(['id', 'invoice_id', 'open_cents'])
    .where('administration_id', '=', administrationId)
    .where('invoice_id', 'in', [id, originalId ?? 0])
    .orderBy('id')
    .forUpdate()
    .execute()
  const own = items.find((item) => item.invoice_id === id)
  const original = items.find((item) => item.invoice_id === originalId)
  if (!own || !original) return
  const amount = Math.min(original.open_cents, -own.open_cents)
  if (amount <= 0) return
  for (const [item, signed] of [
    [original, amount],
    [own, -amount],
  ] as const) {
    await db
      .updateTable('open_items')
      .set({ open_cents: item.open_cents - signed })
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
        amount_cents: signed,
        settled_on: invoice_date,
        undone_at: null,
        created_at: now,
      })
      .execute()
  }
}
