import { lockOpenItems } from '../../../books/lock-open-items.ts'
import { must } from '@klopt/bookkeeping/money'
import { reopenItemsOfEntries } from '../../../books/reopen-items-of-entry.ts'
import { reverseEntries } from '../../../books/reverse-entry.ts'
import { settleTakenItems } from '../../../books/take-over-items.ts'
import type { Db } from '../../../database/db.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { heldByFile } from '../../payments/held-items.ts'
import type { Author } from '../reverse-opening.ts'

interface Entry {
  readonly id: number
  readonly entry_date: string
}

/**
 * Takes bookings that were taken over back, the newest first, each on its own day: what they paid is open again, and what they
 * made open is settled by that. Throws `audit_file_built_on` where something else settled it, or a payment file holds it.
 */
export async function undoEntries(db: Db, author: Author, entries: readonly Entry[]): Promise<void> {
  const { administrationId, userId, now } = author
  if (entries.length === 0) return
  const entryIds = entries.map(({ id }) => id)
  await reopenItemsOfEntries(db, { administrationId, now }, entryIds)
  const description = 'Overname van een auditfile teruggenomen'
  const reversed = await reverseEntries(db, { administrationId, description, createdBy: userId, at: now }, entryIds)
  const reversals = new Map(
    entries.map(({ id, entry_date: entryDate }, index) => [
      id,
      { id: must(reversed[index], 'the reversal of a booking'), entry_date: entryDate },
    ]),
  )
  const items = await lockOpenItems(db, administrationId, { journalEntryIds: [...reversals.keys()] })
  const held = await heldByFile(
    db,
    administrationId,
    items.map(({ id }) => id),
  )
  if (held.size > 0 || items.some((item) => item.open_cents !== item.amount_cents)) {
    throw new ApiError('audit_file_built_on')
  }
  const settlements = items.flatMap(({ id, amount_cents: amountCents, journal_entry_id: entryId }) => {
    const reversal = entryId === null ? undefined : reversals.get(entryId)
    if (reversal === undefined) return []
    return [{ openItemId: id, journalEntryId: reversal.id, amountCents, settledOn: reversal.entry_date }]
  })
  await settleTakenItems(db, administrationId, settlements, now)
}
