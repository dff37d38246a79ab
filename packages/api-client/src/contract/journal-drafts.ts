import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { cents, date, id, optionalText, timestamp, version } from './wire.ts'

const ROOT = '/administrations/{administrationId}/journal-drafts' as const
const ONE = `${ROOT}/{draftId}` as const

/** As many lines as one entry has, and documents that anybody looks through. */
const [MAX_LINES, MAX_DOCUMENTS] = [10_000, 50]
// 10,000 lines with their descriptions.
export const JOURNAL_BODY_LIMIT_BYTES = 12_582_912

/** A line as it is being typed: what is not filled in yet is null. */
export const journalDraftLine = v.object({
  accountId: v.nullable(id),
  contactId: v.nullable(id),
  openItemId: v.nullable(id),
  vatCode: v.nullable(v.pipe(v.string(), v.maxLength(100))),
  debitCents: v.nullable(cents),
  creditCents: v.nullable(cents),
  description: optionalText(500),
})
export type JournalDraftLine = v.InferOutput<typeof journalDraftLine>

export const journalDraftLines = v.pipe(
  v.array(journalDraftLine),
  v.maxLength(MAX_LINES, 'Een boeking heeft hoogstens 10.000 regels. Verdeel de regels over meer boekingen.'),
)

/** A line of a draft that is opened, with the words for what it settles or whom it is about. */
export const shownDraftLine = v.object({ ...journalDraftLine.entries, partyName: v.nullable(v.string()) })
export type ShownDraftLine = v.InferOutput<typeof shownDraftLine>

export const journalDraftInput = v.object({
  entryDate: v.nullable(date),
  description: optionalText(500),
  lines: journalDraftLines,
  /** What shows why it is booked. */
  documentIds: v.pipe(v.array(id), v.maxLength(MAX_DOCUMENTS, 'Aan een boeking hangen hoogstens 50 documenten.')),
})
export type JournalDraftInput = v.InferOutput<typeof journalDraftInput>

/** A document of an entry or a draft. */
export const journalDocument = v.object({ documentId: id, fileId: id, name: v.string(), mimeType: v.string() })
export type JournalDocument = v.InferOutput<typeof journalDocument>

const shownDraft = v.object({
  id,
  version,
  entryDate: v.nullable(date),
  description: v.string(),
  lines: v.array(shownDraftLine),
  documents: v.array(journalDocument),
})
export type JournalDraft = v.InferOutput<typeof shownDraft>

const draftItem = v.object({
  id,
  version,
  entryDate: v.nullable(date),
  description: v.string(),
  /** What is debited in all. */
  amountCents: cents,
  lineCount: v.number(),
  documentCount: v.number(),
  updatedAt: timestamp,
  updatedBy: v.nullable(v.string()),
})
export type JournalDraftItem = v.InferOutput<typeof draftItem>

export const journalDrafts = defineArea('journalDrafts', {
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: ROOT,
    summary: 'Entries of the general journal that are still being written, the last changed first; at most 200',
    response: v.array(draftItem),
  }),
  get: defineCall({
    method: 'GET',
    base: 'v2',
    path: ONE,
    summary: 'One entry that is being written; not found once it was booked',
    response: shownDraft,
  }),
  create: defineCall({
    method: 'POST',
    base: 'v2',
    path: ROOT,
    summary: 'Begin an entry; nothing of it has to be right yet',
    body: journalDraftInput,
    bodyLimitBytes: JOURNAL_BODY_LIMIT_BYTES,
    response: v.object({ id, version }),
    stale: ['journalDrafts'],
    idempotent: true,
  }),
  save: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/save`,
    summary: 'Change an entry that is being written',
    body: v.object({ ...journalDraftInput.entries, version }),
    bodyLimitBytes: JOURNAL_BODY_LIMIT_BYTES,
    response: v.object({ version }),
    errors: ['version_conflict', 'not_a_draft'],
    stale: ['journalDrafts'],
    idempotent: true,
  }),
  delete: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/delete`,
    summary: 'Throw away an entry that is being written',
    body: v.object({ version }),
    errors: ['version_conflict', 'not_a_draft'],
    stale: ['journalDrafts'],
    idempotent: true,
  }),
})
