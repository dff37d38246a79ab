import type { Db } from '../../../database/db.ts'
import { reopenSetOff } from '../../../books/reopen-set-off.ts'
import { reverseEntry } from '../../../books/reverse-entry.ts'
import type { PurchaseAuthor } from '../save-draft.ts'

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
  await reopenSetOff(db, { administrationId, now }, { journalEntryId, purchaseId })
  await reverseEntry(db, {
    administrationId,
    entryId: journalEntryId,
    description: 'Verrekening teruggedraaid',
    createdBy: userId,
    at: now,
  })
}
