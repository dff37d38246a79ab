import { waitingAgain } from '@klopt/bookkeeping/ledger'
import { must } from '@klopt/bookkeeping/money'
import type { Db } from '../database/db.ts'
import { lockOpenItems } from './lock-open-items.ts'

/**
 * Takes back what an entry of the general journal settled: its items are open again and their VAT waits again. Nothing
 * happens when it settled none, or when that was taken back before.
 */
export async function reopenItemsOfEntry(
  db: Db,
  { administrationId, now }: { readonly administrationId: number; readonly now: Date },
  journalEntryId: number,
): Promise<void> {
  const settled = db
    .selectFrom('settlements')
    .select('open_item_id')
    .where('administration_id', '=', administrationId)
    .where('journal_entry_id', '=', journalEntryId)
  const ids = (await settled.execute()).map(({ open_item_id: id }) => id)
  if (ids.length === 0) return
  // Locked before they are judged, as every command locks them: in the order of their ids.
  const items = new Map((await lockOpenItems(db, administrationId, { ids })).map((item) => [item.id, item]))
  const undone = await db
    .updateTable('settlements')
    .set({ undone_at: now })
    .where('administration_id', '=', administrationId)
    .where('journal_entry_id', '=', journalEntryId)
    .where('undone_at', 'is', null)
    .returning(['open_item_id', 'amount_cents', 'vat_due'])
    .execute()
  for (const { open_item_id: id, amount_cents: amountCents, vat_due: vatDue } of undone) {
    const item = must(items.get(id), 'an item that was locked')
    item.postponed_vat = vatDue === null ? item.postponed_vat : waitingAgain(item.postponed_vat, vatDue)
    await db
      .updateTable('open_items')
      .set((expression) => ({
        open_cents: expression('open_cents', '+', amountCents),
        ...(vatDue && { postponed_vat: JSON.stringify(item.postponed_vat) }),
      }))
      .where('administration_id', '=', administrationId)
      .where('id', '=', id)
      .execute()
  }
}
