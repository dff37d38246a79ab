import { waitingAgain } from '@klopt/bookkeeping/ledger'
import { must } from '@klopt/bookkeeping/money'
import { sql } from 'kysely'
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
  return reopenItemsOfEntries(db, { administrationId, now }, [journalEntryId])
}

/** The same of many entries at once. */
export async function reopenItemsOfEntries(
  db: Db,
  { administrationId, now }: { readonly administrationId: number; readonly now: Date },
  journalEntryIds: readonly number[],
): Promise<void> {
  const ofEntries = sql<number>`ANY (${[...journalEntryIds]}::bigint[])`
  const settled = db
    .selectFrom('settlements')
    .select('open_item_id')
    .where('administration_id', '=', administrationId)
    .where('journal_entry_id', '=', ofEntries)
  const ids = (await settled.execute()).map(({ open_item_id: id }) => id)
  if (ids.length === 0) return
  // Locked before they are judged, as every command locks them: in the order of their ids.
  const items = new Map((await lockOpenItems(db, administrationId, { ids })).map((item) => [item.id, item]))
  const undone = await db
    .updateTable('settlements')
    .set({ undone_at: now })
    .where('administration_id', '=', administrationId)
    .where('journal_entry_id', '=', ofEntries)
    .where('undone_at', 'is', null)
    .returning(['open_item_id', 'amount_cents', 'vat_due'])
    .execute()
  const again = JSON.stringify(undone.map(({ open_item_id: id, amount_cents: cents }) => ({ id, cents })))
  await sql`
    UPDATE open_items o SET open_cents = o.open_cents + s.cents
    FROM (SELECT id, sum(cents) AS cents FROM jsonb_to_recordset(${again}::jsonb) AS g(id bigint, cents bigint) GROUP BY 1) s
    WHERE o.administration_id = ${administrationId} AND o.id = s.id`.execute(db)
  for (const { open_item_id: id, vat_due: vatDue } of undone) {
    if (vatDue === null) continue
    const item = must(items.get(id), 'an item that was locked')
    item.postponed_vat = waitingAgain(item.postponed_vat, vatDue)
    await db
      .updateTable('open_items')
      .set({ postponed_vat: JSON.stringify(item.postponed_vat) })
      .where('administration_id', '=', administrationId)
      .where('id', '=', id)
      .execute()
  }
}
