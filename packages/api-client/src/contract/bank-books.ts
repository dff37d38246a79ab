import * as v from 'valibot'
import { defineCall } from './call.ts'
import { cents, date, id, optionalText, version } from './wire.ts'

const ROOT = '/administrations/{administrationId}/bank' as const
const stale = ['bank', 'dashboard', 'reports'] as const

/** What a book keeps. Lines by hand go into every kind but that of a bank. */
export const moneyKind = v.picklist(['bank', 'cash', 'card', 'provider'])
export type MoneyKind = v.InferOutput<typeof moneyKind>

const cashCount = v.object({
  id,
  countedOn: date,
  countedCents: cents,
  /** What the book holds on that day by its lines, as it is now. */
  bookCents: cents,
  /** What was counted beyond that; negative when there was less. */
  differenceCents: cents,
  /** The line by which a difference was booked. */
  differenceLineId: v.nullable(id),
})
export type CashCount = v.InferOutput<typeof cashCount>

/** The books of money: their balances, lines that somebody enters, and counts of cash. */
export const bankBookCalls = {
  books: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/books`,
    summary: 'Bank, cash, card and provider books with their balances and waiting lines',
    response: v.array(
      v.object({
        journalId: id,
        kind: moneyKind,
        name: v.string(),
        bankName: v.nullable(v.string()),
        iban: v.nullable(v.string()),
        /** The balance by the last statement, or by the lines and other books when no statement carries one. */
        balanceCents: cents,
        /** The balance of its ledger account. */
        ledgerBalanceCents: cents,
        lastDate: v.nullable(date),
        waiting: v.number(),
        /** What the account held before its first line and no entry says; null when nothing is missing. */
        missingOpening: v.nullable(v.object({ date, amountCents: cents })),
      }),
    ),
  }),
  bookOpening: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/books/{journalId}/book-opening`,
    summary: 'Post what the account held before its first line, opposite the own funds',
    body: v.object({ /** What the user saw; another amount is refused. */ amountCents: cents }),
    response: v.object({ journalEntryId: id }),
    errors: ['version_conflict'],
    stale: ['bank', 'dashboard', 'reports'],
    idempotent: true,
  }),
  addLine: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/books/{journalId}/lines`,
    summary: 'Enter a line of a cash, credit-card or payment-provider book by hand; it waits as any bank line does',
    body: v.object({
      bookedOn: date,
      /** Money in is positive. */
      amountCents: cents,
      counterparty: v.optional(v.nullable(optionalText(200))),
      description: v.optional(optionalText(500)),
      /** Enter it although the cash would be below zero. */
      acceptNegativeBalance: v.optional(v.boolean()),
    }),
    response: v.object({ id, version, /** What the book holds after it, on its day. */ balanceCents: cents }),
    errors: ['cash_below_zero', 'book_of_statements'],
    stale,
    idempotent: true,
  }),
  removeLine: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/transactions/{transactionId}/remove`,
    summary: 'Take out a line that was entered by hand and never booked',
    body: v.object({ version }),
    errors: ['version_conflict', 'line_stays'],
    stale,
    idempotent: true,
  }),
  cashCounts: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/books/{journalId}/counts`,
    summary: 'The last counts of a cash book, the newest first, beside what the book holds on those days',
    response: v.array(cashCount),
  }),
  countCash: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/books/{journalId}/counts`,
    summary: 'Keep what was counted in the cash on a day',
    body: v.object({
      countedOn: date,
      countedCents: v.pipe(cents, v.minValue(0, 'Er zit nooit minder dan niets in de kas')),
    }),
    response: cashCount,
    stale,
    idempotent: true,
  }),
  bookCashDifference: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/counts/{countId}/book-difference`,
    summary: 'Book what was counted more or less than the book holds, on the day of the count',
    body: v.object({ /** What the user saw; another amount is refused. */ differenceCents: cents }),
    response: v.object({ transactionId: id, journalEntryId: id }),
    errors: ['version_conflict'],
    stale: [...stale, 'journalEntries'],
    idempotent: true,
  }),
}
