import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { date, optionalText, page, timestamp } from './wire.ts'

const ROOT = '/administrations/{administrationId}/book-locks' as const

/** Where something dated on a day would count. */
export const bookingDay = v.object({
  date,
  /** The day itself, or the first open one when the books are locked then. */
  entryDate: date,
  /** The day on which a deleted return of the period was taken back in locked books, when filing anew moves that back too. */
  deletedReturnOn: v.optional(date),
  /** The day on which the books begin with their opening balance, when that is after the day itself. */
  opensOn: v.optional(date),
  /** The period the VAT date of the document lies in. */
  vatPeriodLabel: v.string(),
  /** Of that period a return was filed: its VAT waits as 'nog aan te geven'. */
  vatIsLate: v.boolean(),
  /** The last day on which VAT of then could be declared, when that is over; else null. */
  vatExpiredOn: v.nullable(date),
  /** Whether VAT of a sale of that day counts by the invoice or by its payment. */
  vatScheme: v.picklist(['accrual', 'cash']),
})
export type BookingDay = v.InferOutput<typeof bookingDay>

export const bookLocks = defineArea('bookLocks', {
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: ROOT,
    summary: 'The lock that holds on the books; none while all of them are open',
    response: page(
      v.object({
        lockedUntil: date,
        reason: v.string(),
        lockedBy: v.nullable(v.string()),
        /** Whether the firm locked all of it. */
        byFirm: v.boolean(),
        /** The last day that the firm locked, which it alone unlocks; null when it locked none. */
        firmLockedUntil: v.nullable(date),
        lockedAt: timestamp,
      }),
    ),
  }),
  set: defineCall({
    method: 'POST',
    base: 'v2',
    path: ROOT,
    summary: 'Lock the books up to a day; an earlier day or null opens them, with a reason',
    body: v.object({ lockedUntil: v.nullable(date), reason: v.optional(optionalText(500)) }),
    errors: ['books_locked_by_firm', 'bank_lines_unprocessed'],
    stale: ['bookLocks', 'invoices', 'vat'],
    idempotent: true,
  }),
  day: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/booking-day`,
    summary: 'Where something dated on a day would count in the books and for VAT',
    query: v.object({
      date,
      /** When a purchase came in: its VAT may count then. */
      receivedOn: v.optional(date),
      /** Asks it of the entry of the return of the period that the day lies in. */
      of: v.optional(v.picklist(['return'])),
    }),
    response: bookingDay,
  }),
})
