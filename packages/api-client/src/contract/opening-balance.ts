import * as v from 'valibot'
import { auditFileCalls } from './audit-files.ts'
import { defineArea, defineCall } from './call.ts'
import { cents, date, id, requiredText } from './wire.ts'

const ROOT = '/administrations/{administrationId}/opening-balance' as const

/** What an account held: in debit or in credit, and 0 on the other side. */
const openingLine = v.object({ accountId: id, debitCents: cents, creditCents: cents })

const openingItem = v.object({
  kind: v.picklist(['receivable', 'payable']),
  number: requiredText(50),
  contactId: v.nullable(id),
  documentDate: date,
  dueDate: date,
  /** What was still open; negative for a credit invoice. */
  amountCents: cents,
  /** On a cash basis the turnover and VAT that count once a sale is paid. */
  postponedVat: v.optional(v.array(v.object({ vatCode: v.string(), baseCents: cents, vatCents: cents }))),
})

export const openingBalanceInput = v.object({
  /** The first day of the books. */
  startDate: date,
  lines: v.pipe(v.array(openingLine), v.maxLength(1000, 'Een beginbalans heeft hoogstens 1.000 rekeningen')),
  openItems: v.pipe(v.array(openingItem), v.maxLength(5000, 'Een beginbalans heeft hoogstens 5.000 facturen')),
  /** The opening balance that the writer saw, whose place this one takes; whatever stands when left out. */
  replacesId: v.optional(v.nullable(id)),
})
export type OpeningBalanceInput = v.InferOutput<typeof openingBalanceInput>

const openingBalance = v.object({
  id,
  journalEntryId: id,
  startDate: date,
  /** Receivables and payables as sums of their items. */
  lines: v.array(openingLine),
  openItems: v.array(v.object({ ...openingItem.entries, contactName: v.nullable(v.string()), openCents: cents })),
  /** False once an item of it was paid or set off: it then stays as it is, and is not removed either. */
  mayBeReplaced: v.boolean(),
  /** Of the audit file that it came out of, while the rest of that stands too; null when it was typed. */
  auditFileName: v.nullable(v.string()),
})
export type OpeningBalance = v.InferOutput<typeof openingBalance>

const stale = [
  'openingBalances',
  'earlierInvoices',
  'journalEntries',
  'reports',
  'vat',
  'dashboard',
  'payments',
  'bank',
  'contacts',
] as const

export const openingBalances = defineArea('openingBalances', {
  ...auditFileCalls,
  get: defineCall({
    method: 'GET',
    base: 'v2',
    path: ROOT,
    summary: 'The opening balance with its open items, and the start that is proposed where there is none',
    response: v.object({
      current: v.nullable(openingBalance),
      proposedStartDate: date,
      /** The first day on which something else was booked that stands. An opening of a later day counts it twice. */
      firstEntryDate: v.nullable(date),
    }),
  }),
  save: defineCall({
    method: 'POST',
    base: 'v2',
    path: ROOT,
    summary: 'Book the opening balance; one that stands is reversed first',
    body: openingBalanceInput,
    bodyLimitBytes: 4_194_304,
    response: v.object({ id, journalEntryId: id }),
    errors: ['entry_unbalanced', 'period_locked', 'opening_settled', 'version_conflict', 'amount_too_large'],
    stale,
    idempotent: true,
  }),
  remove: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/{openingBalanceId}/remove`,
    summary: 'Remove the opening balance that stands, by a reversal on its own day',
    errors: ['period_locked', 'opening_settled', 'version_conflict'],
    stale,
    idempotent: true,
  }),
})
