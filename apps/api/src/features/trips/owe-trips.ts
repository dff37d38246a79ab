import { createReimbursement } from '../../books/create-open-item.ts'
import { lockOpenItems, type OpenItemRow } from '../../books/lock-open-items.ts'
import { settleItem } from '../../books/settle-item.ts'
import type { Db } from '../../database/db.ts'
import { heldByFile } from '../payments/held-items.ts'

interface Owing {
  readonly administrationId: number
  /** Whom it is owed to. */
  readonly contactId: number
  /** What it says where it is paid. */
  readonly number: string
  readonly now: Date
}

interface BookedTrips {
  /** The entry that it was booked by. */
  readonly id: number
  readonly monthEnd: string
  /** Less than nothing takes back what was owed too much. */
  readonly cents: number
}

/** What is still owed of a month, held; without what stands in a payment file, which may be paid any moment. */
export async function lockOwed(db: Db, administrationId: number, tripMonthId: number): Promise<OpenItemRow[]> {
  const booked = await db
    .selectFrom('trip_bookings')
    .select('journal_entry_id')
    .where('administration_id', '=', administrationId)
    .where('trip_month_id', '=', tripMonthId)
    .execute()
  const journalEntryIds = booked.map(({ journal_entry_id: id }) => id)
  const items = await lockOpenItems(db, administrationId, { journalEntryIds })
  const held = await heldByFile(
    db,
    administrationId,
    items.map(({ id }) => id),
  )
  return items.filter(({ id, open_cents: openCents }) => openCents > 0 && !held.has(id))
}

/**
 * Keeps what a month of trips has somebody be paid. What is taken back goes off what is still owed of that month; what was paid
 * before is a credit, which goes off a next payment to them.
 */
export async function oweTrips(
  db: Db,
  { administrationId, contactId, number, now }: Owing,
  items: readonly OpenItemRow[],
  { id: journalEntryId, monthEnd, cents }: BookedTrips,
): Promise<void> {
  let left = cents
  for (const item of items) {
    if (left >= 0) break
    const amountCents = Math.min(item.open_cents, -left)
    await settleItem(db, {
      administrationId,
      item: { id: item.id, postponed_vat: null, foreign_amount: null },
      bankTransactionId: null,
      journalEntryId,
      amountCents,
      settledOn: monthEnd,
      vatDue: null,
      at: now,
    })
    left += amountCents
  }
  if (left === 0) return
  const day = { documentDate: monthEnd, dueDate: monthEnd }
  await createReimbursement(db, { administrationId, contactId, journalEntryId, number, ...day, amountCents: left })
}
