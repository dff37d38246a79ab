import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { chosenIds, chosenOnly, severalOutcome } from './several.ts'
import {
  cents,
  date,
  exportQuery,
  fileName,
  id,
  segments,
  sortedPage,
  sortedQuery,
  timestamp,
  version,
} from './wire.ts'

const ROOT = '/administrations/{administrationId}' as const
const one = `${ROOT}/documents/{documentId}` as const

/** Verwerkt, Nog niet verwerkt, In prullenbak. */
export const documentState = v.picklist(['processed', 'unprocessed', 'archived'])
export type DocumentState = v.InferOutput<typeof documentState>

/** What a file is attached to, and as what. */
export const attachableType = v.picklist(['purchase_invoice', 'transaction'])
export const attachmentKind = v.picklist([
  'bank-transactions-import',
  'credit-purchase-invoice',
  'debit-purchase-invoice',
  'credit-sales-invoice',
  'debit-sales-invoice',
  'reminder',
  'bank-transaction',
  'cash-transaction',
  'estimate',
  'transaction',
  'billable-item-sheet',
  'journal-record',
])
export type AttachmentKind = v.InferOutput<typeof attachmentKind>

/** How far the reading of a document is. */
export const recognitionStatus = v.object({
  state: v.picklist(['queued', 'running', 'done', 'failed']),
  /** 0 to 100. */
  progressPercent: v.number(),
  /** Of a failed one: what went wrong and what to do, in Dutch. */
  failure: v.nullable(v.string()),
  /** Of a failed one: whether reading it again may give more, which it does not of a file that is itself wrong. */
  canReadAgain: v.boolean(),
  /** While it waits or is read. */
  expected: v.nullable(
    v.object({
      /** How many documents, of whomever, are read before it. */
      documentsBefore: v.number(),
      /** About how long until it is read; null while no reading was measured on this server. */
      secondsLeft: v.nullable(v.number()),
    }),
  ),
})

export const document = v.object({
  id,
  fileId: id,
  name: v.string(),
  mimeType: v.string(),
  /** Null when it is not known; shown as 'onbekend'. */
  sizeBytes: v.nullable(v.number()),
  state: documentState,
  source: v.picklist(['upload', 'mail']),
  /** Of a mail: the address it came from. */
  sender: v.nullable(v.string()),
  createdAt: timestamp,
  pageCount: v.nullable(v.number()),
  recognition: v.nullable(recognitionStatus),
  /** What was recognised, for the list; null until it is. */
  summary: v.nullable(
    v.object({
      supplierName: v.nullable(v.string()),
      invoiceDate: v.nullable(date),
      grossCents: v.nullable(cents),
    }),
  ),
  /** The purchase that was or is being booked from it. */
  purchaseId: v.nullable(id),
  version,
})
export type InboxDocument = v.InferOutput<typeof document>

const stale = ['documents', 'dashboard'] as const
const keptDocument = v.object({
  id,
  fileId: id,
  /** The same content was there: this is that document. */
  isDuplicate: v.boolean(),
  state: documentState,
})
const stateWrite = {
  body: v.object({ version }),
  response: v.object({ version }),
  errors: ['version_conflict', 'purchase_of_document'],
  stale,
} as const

export const documents = defineArea('documents', {
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/documents`,
    summary: 'Documents that came in, the newest first',
    policy: 'ALWAYS',
    query: v.object({ ...sortedQuery(['createdAt']), state: v.optional(documentState) }),
    response: v.object({
      ...sortedPage(document).entries,
      segments: segments(['unprocessed', 'processed', 'archived'], {}),
      counts: v.optional(v.object({ unprocessed: v.number(), processed: v.number(), archived: v.number() })),
    }),
  }),
  export: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/documents/export`,
    summary: 'The documents of a filter as CSV or XLSX',
    query: v.object({ ...exportQuery(['createdAt']), ...chosenOnly, state: v.optional(documentState) }),
    response: 'file',
    errors: ['export_running'],
  }),
  get: defineCall({
    method: 'GET',
    base: 'v2',
    path: one,
    summary: 'One document',
    policy: 'ALWAYS',
    response: document,
  }),
  upload: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/documents/upload`,
    summary: 'Keep a document of at most 10 MB and queue its reading; content that is there already adds nothing',
    query: fileName,
    body: 'file',
    response: keptDocument,
    errors: ['file_type_invalid', 'too_large', 'free_file_limit'],
    stale,
    idempotent: true,
    bodyLimitBytes: 10_485_760,
  }),
  beginUpload: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/documents/begin-upload`,
    summary:
      'Where a large file can be put for `complete-upload`, for five minutes; null where files come by `upload` alone',
    body: v.object({
      sizeBytes: v.pipe(v.number(), v.integer(), v.minValue(1, 'Dit bestand is leeg. Kies een ander bestand.')),
    }),
    response: v.object({
      /** PUT the bytes there, without what signs one in here. */
      put: v.nullable(v.object({ uploadId: v.string(), url: v.string() })),
    }),
    errors: ['too_large'],
  }),
  completeUpload: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/documents/complete-upload`,
    summary: 'Keep what was put where `begin-upload` said as a document, as `upload` does',
    body: v.object({ ...fileName.entries, uploadId: v.pipe(v.string(), v.uuid()) }),
    response: keptDocument,
    errors: ['file_type_invalid', 'too_large', 'free_file_limit', 'upload_missing'],
    stale,
    idempotent: true,
  }),
  thumbnail: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${one}/thumbnail`,
    summary: 'The first page in small, as a `data:` address; null while there is none',
    response: v.object({ thumbnail: v.nullable(v.string()) }),
  }),
  archive: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${one}/archive`,
    summary: 'Put a document in the bin',
    ...stateWrite,
  }),
  unarchive: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${one}/unarchive`,
    summary: 'Take a document out of the bin',
    ...stateWrite,
  }),
  archiveSeveral: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/several-documents/archive`,
    summary: 'Put documents in the bin or take them out of it',
    body: v.object({ documentIds: chosenIds('document', 'documenten'), archived: v.boolean() }),
    response: severalOutcome,
    stale,
    idempotent: true,
  }),
  setProcessed: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${one}/set-processed`,
    summary: 'Say that a document needs no booking (any more), or that it does',
    ...stateWrite,
    body: v.object({ processed: v.boolean(), version }),
  }),
  recogniseAgain: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${one}/recognise-again`,
    summary: 'Read a document again, after that failed',
    errors: ['version_conflict'],
    stale,
  }),
  inbox: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/document-inbox`,
    summary: 'The address that documents can be mailed to',
    response: v.object({
      /** Null when this server takes no mail. */
      emailAddress: v.nullable(v.string()),
    }),
  }),
  renewInbox: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/document-inbox/renew`,
    summary: 'Take another address; mail to the old one is refused',
    response: v.object({ emailAddress: v.string() }),
    stale: ['documents'],
  }),
})
