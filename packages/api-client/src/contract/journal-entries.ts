import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { sourceType } from './entry-source.ts'
import { JOURNAL_BODY_LIMIT_BYTES } from './journal-drafts.ts'
import { journalType } from './ledger-accounts.ts'
import {
  cents,
  date,
  exportQuery,
  id,
  idText,
  optionalText,
  requiredText,
  segments,
  sortedPage,
  sortedQuery,
  version,
} from './wire.ts'

const ROOT = '/administrations/{administrationId}/journal-entries' as const

/** As many lines as one entry has. */
const MAX_LINES = 10_000

/** A line as it is written: an amount in debit or in credit, and 0 on the other side. */
const journalLineInput = v.object({
  accountId: id,
  debitCents: cents,
  creditCents: cents,
  /** The amount includes its VAT; on an account of VAT it is VAT alone. */
  vatCode: v.optional(v.nullable(v.string())),
  contactId: v.optional(v.nullable(id)),
  /** What a line on receivables or payables settles. */
  openItemId: v.optional(v.nullable(id)),
  description: v.optional(optionalText(500)),
})
export type JournalLineInput = v.InferOutput<typeof journalLineInput>

export const journalEntryInput = v.object({
  /** The general journal when left out. */
  journalId: v.optional(v.nullable(id)),
  entryDate: date,
  description: requiredText(500),
  lines: v.pipe(
    v.array(journalLineInput),
    v.maxLength(MAX_LINES, 'Een boeking heeft hoogstens 10.000 regels. Verdeel de regels over meer boekingen.'),
  ),
  /** What it was until now: it is gone once the entry is booked, and its documents belong to the entry. */
  draft: v.optional(v.nullable(v.object({ id, version }))),
})
export type JournalEntryInput = v.InferOutput<typeof journalEntryInput>

/** A line as somebody reads it in a journal. */
const readLine = v.object({
  accountNumber: v.string(),
  accountName: v.string(),
  debitCents: cents,
  creditCents: cents,
  vatCode: v.nullable(v.string()),
  description: v.string(),
})
export type JournalLineItem = v.InferOutput<typeof readLine>

const journalEntryItem = v.object({
  id,
  journalId: id,
  journalCode: v.string(),
  journalName: v.string(),
  number: v.number(),
  entryDate: date,
  description: v.string(),
  /** What is debited in all, which is what is credited. */
  amountCents: cents,
  lineCount: v.number(),
  sourceType,
  sourceId: v.nullable(id),
  reversesEntryId: v.nullable(id),
  reversedByEntryId: v.nullable(id),
  /** The first 200, where the list was asked for them. */
  lines: v.optional(v.array(readLine)),
})
export type JournalEntryItem = v.InferOutput<typeof journalEntryItem>

/** What an entry may change beside itself. */
const CHANGED = [
  'journalEntries',
  'reports',
  'vat',
  'icp',
  'dashboard',
  'invoices',
  'purchases',
  'payments',
  'bank',
] as const

const sortable = ['entryDate', 'number', 'description'] as const
const filter = {
  journalId: v.optional(idText),
  /** Of the books of one kind alone. */
  journalType: v.optional(journalType),
  from: v.optional(date),
  to: v.optional(date),
}

export const journalEntries = defineArea('journalEntries', {
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: ROOT,
    summary: 'Journal entries, the newest first unless sorted otherwise',
    query: v.object({
      ...sortedQuery(sortable),
      ...filter,
      /** Each entry with its lines, as a journal is read. */
      withLines: v.optional(v.picklist(['true'])),
    }),
    response: v.object({ ...sortedPage(journalEntryItem).entries, segments: segments(['all'], {}) }),
  }),
  export: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/export`,
    summary: 'The journal entries of a filter as CSV or XLSX',
    query: v.object({ ...exportQuery(sortable), ...filter }),
    response: 'file',
    errors: ['export_running'],
  }),
  create: defineCall({
    method: 'POST',
    base: 'v2',
    path: ROOT,
    summary: 'Book an entry by hand, in the general journal unless another is named',
    body: journalEntryInput,
    bodyLimitBytes: JOURNAL_BODY_LIMIT_BYTES,
    response: v.object({ id, number: v.number() }),
    errors: [
      'entry_unbalanced',
      'period_locked',
      'amount_mismatch',
      'amount_too_large',
      'version_conflict',
      'not_a_draft',
    ],
    stale: [...CHANGED, 'journalDrafts', 'documents'],
    idempotent: true,
  }),
  reverse: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/{entryId}/reverse`,
    summary: 'Take an entry back on a day of choice: its VAT keeps its own date, what it settled is open again',
    body: v.object({ date }),
    response: v.object({ id, number: v.number() }),
    errors: ['entry_of_document', 'entry_reversed', 'period_locked'],
    stale: CHANGED,
    idempotent: true,
  }),
  attach: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/{entryId}/documents`,
    summary: 'Let a document show why an entry is there; it counts as processed',
    body: v.object({ documentId: id }),
    stale: ['reports', 'documents'],
    idempotent: true,
  }),
  detach: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/{entryId}/documents/{documentId}/remove`,
    summary: 'Take a document from an entry; it waits again when nothing else has it',
    stale: ['reports', 'documents'],
    idempotent: true,
  }),
})
