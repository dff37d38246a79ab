import type { Db } from '../../database/db.ts'
import { lockOpenItems } from '../../books/lock-open-items.ts'
import { recordReversedOpening, type OpeningBalanceRow } from '../../books/opening-balances.ts'
import { reverseEntry } from '../../books/reverse-entry.ts'
import { settleItem } from '../../books/settle-item.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { heldByFile } from '../payments/held-items.ts'

export interface Author {
  readonly administrationId: number
  readonly userId: number
  readonly now: Date
}

/**
 * Takes an opening balance back on its own day: its entry is reversed and its items are settled by that. Answers the reversal. Throws
 * `opening_settled` once one of them was settled or stands in a payment file, and `period_locked`.
 */
export async function reverseOpening(db: Db, author: Author, opening: OpeningBalanceRow): Promise<number> {
  const { administrationId, userId, now } = author
  const items = await lockOpenItems(db, administrationId, { openingBalanceId: opening.id })
  const inFile = await heldByFile(
    db,
    administrationId,
    items.map(({ id }) => id),
  )
  if (inFile.size > 0 || items.some((item) => item.open_cents !== item.amount_cents)) {
    throw new ApiError('opening_settled')
  }
  const reversal = await reverseEntry(db, {
    administrationId,
    entryId: opening.journal_entry_id,
    description: 'Beginbalans teruggenomen',
    // On the same day: in between the books would hold two of them, or none.
    entryDate: opening.start_date,
    createdBy: userId,
    at: now,
  })
  await recordReversedOpening(db, administrationId, { id: opening.id, reversalEntryId: reversal.id })
  for (const item of items) {
    await settleItem(db, {
      administrationId,
      item,
      bankTransactionId: null,
      journalEntryId: reversal.id,
      amountCents: item.amount_cents,
      settledOn: opening.start_date,
      // The reversal took the waiting VAT off its account as well.
      vatDue: item.postponed_vat,
      at: now,
    })
  }
  return reversal.id
}
