import { vatDuePosting } from '@klopt/bookkeeping/ledger'
import type { Db } from '../database/db.ts'
import { salesJournal } from './general-journal.ts'
import { lockOpenItems } from './lock-open-items.ts'
import { firstOpenDate, postEntry } from './post-entry.ts'
import { releaseVat } from './released-vat.ts'

/**
 * After the payment of a deposit was taken back, whose final invoice stands: what was supplied is taxed, paid or not. The VAT that
 * would wait for the payment again is due on the day of the final invoice, as it would have been without that payment. Called
 * after the reversal of `entryId`, for whatever it settled.
 */
export async function releaseAgain(
  db: Db,
  author: { readonly administrationId: number; readonly userId: number | null; readonly now: Date },
  entryId: number,
): Promise<void> {
  const { administrationId } = author
  const settled = await db
    .selectFrom('settlements as s')
    .innerJoin('open_items as o', (join) =>
      join.onRef('o.id', '=', 's.open_item_id').on('o.administration_id', '=', administrationId),
    )
    .select('o.id')
    .where('s.administration_id', '=', administrationId)
    .where('s.journal_entry_id', '=', entryId)
    .where('o.released_on', 'is not', null)
    .execute()
  if (settled.length === 0) return
  const journalId = await salesJournal(db, administrationId)
  for (const item of await lockOpenItems(db, administrationId, { ids: settled.map(({ id }) => id) })) {
    const { released_on: vatDate, postponed_vat: waiting, invoice_id: invoiceId } = item
    if (vatDate === null || waiting === null || waiting.length === 0 || invoiceId === null) continue
    await postEntry(
      db,
      {
        administrationId,
        journalId,
        entryDate: await firstOpenDate(db, administrationId, vatDate),
        vatDate,
        description: `Btw van ${item.number}, waarvan de eindfactuur er is`,
        sourceType: 'invoice',
        sourceId: invoiceId,
        createdBy: author.userId,
        at: author.now,
      },
      vatDuePosting(waiting, {
        description: item.number,
        ...(item.contact_id !== null && { contactId: item.contact_id }),
      }),
    )
    await releaseVat(db, administrationId, item, vatDate)
  }
}
