import * as v from 'valibot'
import { bankBookCalls } from './bank-books.ts'
import { bankConnectionCalls } from './bank-connections.ts'
import { bankImportCalls } from './bank-imports.ts'
import { bankLine } from './bank-line.ts'
import { bankMappingCalls } from './bank-mappings.ts'
import { bankMutedCalls } from './bank-muted.ts'
import { bankPayableCalls } from './bank-payables.ts'
import { bankRuleCalls } from './bank-rules.ts'
import { bankRunCalls } from './bank-runs.ts'
import { STALE_BOOKS } from './bank-stale.ts'
import { openItemRef, ownTransfer, suggestion } from './bank-suggestion.ts'
import { defineArea, defineCall } from './call.ts'
import {
  cents,
  date,
  exportQuery,
  id,
  idText,
  minorUnits,
  optionalText,
  segments,
  sortedPage,
  sortedQuery,
  version,
} from './wire.ts'

const ROOT = '/administrations/{administrationId}/bank' as const
const oneTransaction = `${ROOT}/transactions/{transactionId}` as const

export const bankTransaction = v.object({
  id,
  journalId: id,
  ...bankLine.entries,
  structuredReference: v.nullable(v.string()),
  processed: v.boolean(),
  journalEntryId: v.nullable(id),
  /** What it was booked to, for processed lines. */
  processedLabel: v.nullable(v.string()),
  /** The rule that booked it, also after that was removed. */
  rule: v.nullable(v.object({ id, name: v.string() })),
  /** Of a processed line that was booked as money between two accounts of our own: its other end. */
  transfer: v.nullable(ownTransfer),
  /** Whether somebody entered it, instead of a statement. */
  isByHand: v.boolean(),
  version,
})
export type BankTransaction = v.InferOutput<typeof bankTransaction>

/** How a line is divided: over open items, accounts and credits of customers; together exactly the line's amount. */
export const processing = v.object({
  items: v.pipe(
    v.array(
      v.object({
        openItemId: id,
        amountCents: cents,
        /**
         * Of an item in another currency: how much of that the part pays, in its smallest unit and signed as the part.
         * What the part is more or less than this was booked for is an exchange difference. Left out, it is its euros.
         */
        foreignAmount: v.optional(minorUnits),
      }),
    ),
    v.maxLength(500),
  ),
  bookings: v.pipe(
    v.array(
      v.object({
        accountId: id,
        amountCents: cents,
        vatCode: v.nullable(v.string()),
        contactId: v.optional(v.nullable(id)),
        description: optionalText(200),
      }),
    ),
    v.maxLength(100),
  ),
  /** What a customer paid too much: owed to them, until it is paid back or goes off an invoice. Without VAT. */
  credits: v.optional(
    v.pipe(
      v.array(v.object({ contactId: id, amountCents: v.pipe(cents, v.minValue(1, 'Vul een bedrag in')) })),
      v.maxLength(20),
    ),
  ),
})
export type Processing = v.InferOutput<typeof processing>

export const postingPreviewLine = v.object({
  accountNumber: v.string(),
  accountName: v.string(),
  debitCents: cents,
  creditCents: cents,
})

const vatCodeOption = v.object({ code: v.string(), label: v.string() })

const sortable = ['date', 'amountCents', 'counterpartyName'] as const
const filter = {
  journalId: v.optional(idText),
  state: v.optional(v.picklist(['waiting', 'processed'])),
}

export const bank = defineArea('bank', {
  ...bankBookCalls,
  ...bankImportCalls,
  ...bankRuleCalls,
  ...bankMappingCalls,
  ...bankMutedCalls,
  ...bankPayableCalls,
  ...bankRunCalls,
  ...bankConnectionCalls,
  transactions: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/transactions`,
    summary: 'Bank lines, newest first unless sorted otherwise, waiting ones with their best suggestion',
    query: v.object({
      ...sortedQuery(sortable),
      ...filter,
    }),
    response: v.object({
      ...sortedPage(
        v.object({
          ...bankTransaction.entries,
          best: v.nullable(suggestion),
          /** What a book that is kept by hand holds after it; null for one of a bank. */
          balanceCents: v.nullable(cents),
        }),
      ).entries,
      segments: segments(['all', 'waiting', 'processed'], { amountCents: v.nullable(cents) }),
      waiting: v.number(),
      certain: v.number(),
      /** The day of the oldest certain line, and whether any of them has VAT; null without one. */
      oldestCertain: v.nullable(v.object({ date, hasVat: v.boolean() })),
    }),
  }),
  exportTransactions: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/transactions/export`,
    summary: 'The bank lines of a filter as CSV or XLSX',
    query: v.object({ ...exportQuery(sortable), ...filter }),
    response: 'file',
    errors: ['export_running'],
  }),
  transaction: defineCall({
    method: 'GET',
    base: 'v2',
    path: oneTransaction,
    summary: 'One bank line with all its suggestions',
    response: v.object({ ...bankTransaction.entries, suggestions: v.array(suggestion) }),
  }),
  openItems: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/open-items`,
    summary: 'Search the open receivables and payables',
    query: v.object({ search: v.optional(v.string()) }),
    response: v.array(openItemRef),
  }),
  vatCodes: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/vat-codes`,
    summary: 'The VAT codes a bank line can be booked with, per direction',
    policy: 'NEVER',
    response: v.object({ in: v.array(vatCodeOption), out: v.array(vatCodeOption) }),
  }),
  postingPreview: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${oneTransaction}/posting-preview`,
    summary: 'The journal lines a processing would post; changes nothing',
    body: processing,
    response: v.object({ lines: v.array(postingPreviewLine) }),
    errors: ['amount_mismatch'],
  }),
  process: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${oneTransaction}/process`,
    summary: 'Book a bank line: settle open items, post to accounts, or both; a transfer with its other side',
    body: v.object({ version, ...processing.entries, createRule: v.boolean() }),
    /** `otherLineId` is the other side of a transfer between own accounts, booked with it or before it. */
    response: v.object({ journalEntryId: id, version, otherLineId: v.nullable(id) }),
    errors: ['version_conflict', 'already_processed', 'amount_mismatch', 'period_locked'],
    stale: STALE_BOOKS,
    idempotent: true,
  }),
  undo: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${oneTransaction}/undo`,
    summary: 'Take back the processing of a line, and of the other side of a transfer; reopens what it paid',
    body: v.object({ version }),
    response: v.object({ version }),
    errors: ['version_conflict', 'period_locked', 'payment_moved_on'],
    stale: STALE_BOOKS,
    idempotent: true,
  }),
})
