import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { collectable, directDebitFile, directDebitItem } from './direct-debit-items.ts'
import { mandate, mandateInput, mandateStale } from './mandate.ts'
import { date, exportQuery, fileName, id, idText, sortedPage, sortedQuery, timestamp, version } from './wire.ts'

const ROOT = '/administrations/{administrationId}' as const
const FILE = `${ROOT}/direct-debit-files/{directDebitFileId}` as const
const stale = ['directDebits', 'invoices', 'customerDashboard', 'bank'] as const

const settingsInput = v.object({
  /** Incassant-ID, which the bank gives; null before it did. */
  creditorIdentifier: v.nullable(v.string()),
  /** How many days before the collection customers hear of it. */
  noticeDays: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1, 'Kies 1 tot en met 60 dagen'),
    v.maxValue(60, 'Kies 1 tot en met 60 dagen'),
  ),
  /** 0 before anything was saved. */
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
export type DirectDebitSettings = v.InferOutput<typeof settingsInput>

const notice = v.object({
  contactId: id,
  recipient: v.string(),
  /** 'bounced' when it was sent and came back. */
  state: v.picklist(['waiting', 'sent', 'failed', 'cancelled', 'bounced']),
  sentAt: v.nullable(timestamp),
  failure: v.nullable(v.string()),
})

const mandates = sortedQuery(['reference', 'signedOn'])
const files = sortedQuery(['createdAt', 'collectionDate'])

/** Collecting from customers by SEPA direct debit: what they signed, and the files for the bank. */
export const directDebits = defineArea('directDebits', {
  settings: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/direct-debit-settings`,
    summary: 'By which creditor identifier is collected, and how long before customers hear of it',
    response: settingsInput,
  }),
  saveSettings: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/direct-debit-settings/save`,
    summary: 'Change the creditor identifier and the notice',
    body: settingsInput,
    response: v.object({ version }),
    stale: ['directDebits'],
  }),
  mandates: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/mandates`,
    summary: 'Mandates of customers, the last signed first unless sorted otherwise',
    query: v.object({ ...mandates, contactId: v.optional(idText) }),
    response: sortedPage(mandate),
  }),
  createMandate: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/mandates`,
    summary: 'Keep what a customer signed; without a reference it gets one',
    body: v.object({ ...mandateInput.entries, contactId: id }),
    response: v.object({ id, reference: v.string() }),
    stale: mandateStale,
    idempotent: true,
  }),
  saveMandate: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/mandates/{mandateId}/save`,
    summary: 'Change a mandate; of one that was collected by the account, its holder and the reference',
    body: v.object({ ...mandateInput.entries, version }),
    response: v.object({ version }),
    errors: ['mandate_in_use'],
    stale: mandateStale,
  }),
  endMandate: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/mandates/{mandateId}/end`,
    summary: 'Nothing is collected by it any more',
    body: v.object({ version }),
    response: v.object({ version }),
    stale: mandateStale,
  }),
  collectables: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/direct-debits/collectables`,
    summary:
      'Open invoices of customers with a mandate, the first due first, at most 500; and on which days can be collected',
    policy: 'ALWAYS',
    response: v.object({
      items: v.array(collectable),
      creditorIdentifier: v.nullable(v.string()),
      noticeDays: v.number(),
      earliestDate: date,
      latestDate: date,
    }),
  }),
  exportCollectables: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/direct-debits/collectables/export`,
    summary: 'Open invoices of customers with a mandate as CSV or XLSX, at most 500',
    query: v.object(exportQuery(['contactName', 'number', 'dueDate', 'openCents'])),
    response: 'file',
    errors: ['export_running'],
  }),
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/direct-debit-files`,
    summary: 'Direct-debit files, the newest first unless sorted otherwise',
    query: v.object({ cursor: files.cursor, sort: files.sort, start: files.start }),
    response: sortedPage(directDebitFile),
  }),
  get: defineCall({
    method: 'GET',
    base: 'v2',
    path: FILE,
    summary: 'A direct-debit file with what became of each of its invoices, and its mails',
    policy: 'ALWAYS',
    response: v.object({ ...directDebitFile.entries, items: v.array(directDebitItem), notices: v.array(notice) }),
  }),
  create: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/direct-debit-files/create`,
    summary: 'Make a SEPA direct-debit file (pain.008.001.08) of open invoices, and mail their customers',
    body: v.object({
      /** The bank book on which the money comes in. */
      journalId: id,
      collectionDate: date,
      invoiceIds: v.pipe(
        v.array(id),
        v.minLength(1, 'Kies minstens één factuur'),
        v.maxLength(500, 'Een incassobestand heeft hoogstens 500 facturen'),
      ),
    }),
    /** Whom nothing is mailed, as they have no address. */
    response: v.object({ id, withoutNotice: v.array(v.string()) }),
    errors: ['direct_debit_not_possible', 'direct_debits_not_set_up'],
    stale,
    idempotent: true,
  }),
  download: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${FILE}/download`,
    summary: 'Download a direct-debit file',
    response: 'file',
  }),
  readRefusals: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/direct-debit-files/read-refusals`,
    summary: 'Keep what a bank refused to collect by its status report (pain.002)',
    query: fileName,
    body: 'file',
    response: v.object({
      /** The invoices that were refused, and can be collected anew. */
      refused: v.array(v.string()),
      /** What of the file is of nobody here, was known, or had come in and is told by the bank's statement. */
      others: v.number(),
    }),
    errors: ['refusals_unreadable'],
    bodyLimitBytes: 10_000_000,
    stale,
  }),
  cancel: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${FILE}/cancel`,
    summary: 'It was not sent to the bank: its invoices can be paid or collected otherwise',
    errors: ['direct_debit_collected'],
    stale,
  }),
  refuse: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${FILE}/items/{itemId}/refuse`,
    summary: 'The bank refused to collect one invoice: it can be collected anew',
    body: v.object({ reasonCode: v.pipe(v.string(), v.regex(/^[A-Z0-9]{4}$/, 'Kies een reden')) }),
    errors: ['direct_debit_collected'],
    stale,
  }),
})
