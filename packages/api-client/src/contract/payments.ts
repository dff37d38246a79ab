import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { chosenText } from './several.ts'
import { cents, date, exportQuery, id, segments, sortedPage, sortedQuery, timestamp } from './wire.ts'

const ROOT = '/administrations/{administrationId}' as const

const payable = v.object({
  openItemId: id,
  purchaseId: v.nullable(id),
  contactId: v.nullable(id),
  contactName: v.string(),
  /** Null: it cannot be paid by file. */
  iban: v.nullable(v.string()),
  number: v.string(),
  paymentReference: v.string(),
  documentDate: date,
  dueDate: date,
  openCents: cents,
  /** The file it stands in already, and for how much: positive, of a credit invoice too. */
  paymentFileId: v.nullable(id),
  paymentFileCents: v.nullable(cents),
})

const sortable = ['number', 'documentDate', 'dueDate', 'openCents'] as const
const filter = {
  status: v.optional(v.picklist(['late'])),
  /** The days it is due between. */
  from: v.optional(date),
  to: v.optional(date),
  /** Those of these purchases alone, as they were chosen in their list. */
  purchaseIds: v.optional(chosenText),
}
const { cursor, sort, start } = sortedQuery(['createdAt', 'executionDate'])

export const payments = defineArea('payments', {
  payables: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/payables`,
    summary: 'What is to be paid, the first due first unless sorted otherwise',
    policy: 'ALWAYS',
    query: v.object({ ...sortedQuery(sortable), ...filter }),
    response: v.object({
      ...sortedPage(payable).entries,
      segments: segments(['all', 'late'], { openCents: v.nullable(cents) }),
      /** Of the segment that was asked for, where it is known. */
      totalOpenCents: v.optional(cents),
      /** What is open in another currency, which SEPA does not transfer: it is in none of the rows and in no total. In euros. */
      otherCurrencies: v.optional(v.object({ count: v.number(), openCents: v.nullable(cents) })),
    }),
  }),
  credits: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/payables/credits`,
    summary: 'What customers paid too much, or have of a credit invoice, and can be paid back; the oldest hundred',
    policy: 'ALWAYS',
    /** What is open of each is positive here: it is to be paid. */
    response: v.array(payable),
  }),
  exportPayables: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/payables/export`,
    summary: 'What is to be paid of a filter as CSV or XLSX',
    query: v.object({ ...exportQuery(sortable), ...filter }),
    response: 'file',
    errors: ['export_running'],
  }),
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/payment-files`,
    summary: 'Payment files, the newest first unless sorted otherwise',
    query: v.object({ cursor, sort, start }),
    response: sortedPage(
      v.object({
        id,
        name: v.string(),
        executionDate: date,
        count: v.number(),
        totalCents: cents,
        createdAt: timestamp,
        cancelledAt: v.nullable(timestamp),
      }),
    ),
  }),
  create: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/payment-files/create`,
    summary: 'Make a SEPA payment file (pain.001.001.09) of open items; credit notes are set off',
    body: v.object({
      /** The bank book that pays. */
      journalId: id,
      executionDate: date,
      items: v.pipe(
        v.array(v.object({ openItemId: id, amountCents: v.pipe(cents, v.minValue(1, 'Vul een bedrag in')) })),
        v.minLength(1, 'Kies minstens één factuur'),
        v.maxLength(500, 'Een betaalbestand heeft hoogstens 500 betalingen'),
      ),
    }),
    response: v.object({ id }),
    errors: ['payment_not_possible'],
    stale: ['payments', 'purchases'],
    idempotent: true,
  }),
  download: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/payment-files/{paymentFileId}/download`,
    summary: 'Download a payment file',
    response: 'file',
  }),
  cancel: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/payment-files/{paymentFileId}/cancel`,
    summary: 'It was not sent to the bank: its items can be paid otherwise',
    stale: ['payments', 'purchases'],
  }),
})
export type Payable = v.InferOutput<typeof payable>
