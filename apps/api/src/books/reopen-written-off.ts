import { waitingAgain, type VatShare } from '@klopt/bookkeeping/ledger'
import type { Db } from '../database/db.ts'
import { ApiError } from '../kernel/api-error.ts'

interface WrittenOff {
  readonly administrationId: number
  /** Held by the caller for as long as the transaction lasts. */
  readonly openItemId: number
  /** The entry that gave it up. */
  readonly journalEntryId: number
  readonly now: Date
}

/**
 * Opens what an entry without money took from an item; answers the VAT that waits for its payment again, null where none
 * ever did. The entry is not reversed here. Throws `not_found` when there is nothing to open.
 */
export async function reopenWrittenOff(
  db: Db,
  { administrationId, openItemId, journalEntryId, now }: WrittenOff,
): Promise<VatShare[] | null> {
  const undone = await db
    .updateTable('settlements')
    .set({ undone_at: now })
    .where('administration_id', '=', administrationId)
    .where('open_item_id', '=', openItemId)
    .where('journal_entry_id', '=', journalEntryId)
    .where('bank_transaction_id', 'is', null)
    .where('undone_at', 'is', null)
    .returning(['amount_cents', 'vat_due'])
    .executeTakeFirst()
  if (undone === undefined) throw new ApiError('not_found')
  const item = await db
    .selectFrom('open_items')
    .select('postponed_vat')
    .where('administration_id', '=', administrationId)
    .where('id', '=', openItemId)
    .executeTakeFirstOrThrow()
  const postponed = undone.vat_due && waitingAgain(item.postponed_vat, undone.vat_due)
  await db
    .updateTable('open_items')
    .set((row) => ({
      open_cents: row('open_cents', '+', undone.amount_cents),
      ...(postponed && { postponed_vat: JSON.stringify(postponed) }),
    }))
    .where('administration_id', '=', administrationId)
    .where('id', '=', openItemId)
    .execute()
  return postponed
}
