import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { contactInput } from './contacts.ts'
import { purchaseInput, purchaseKind } from './purchase-input.ts'
import { purchaseProposal } from './purchase-proposal.ts'
import { chosenIds } from './several.ts'
import {
  cents,
  date,
  exportQuery,
  id,
  idText,
  segments,
  sortedPage,
  sortedQuery,
  timestamp,
  version,
  minorUnits,
} from './wire.ts'

const ROOT = '/administrations/{administrationId}' as const
const path = `${ROOT}/purchases` as const
const one = `${path}/{purchaseId}` as const

/** `draft`, `open`, `partly_paid`, `paid`, `late`, `reversed`. */
export const purchaseStatus = v.picklist(['draft', 'open', 'partly_paid', 'paid', 'late', 'reversed'])

const listItem = v.object({
  id,
  kind: purchaseKind,
  status: purchaseStatus,
  number: v.string(),
  contactId: v.nullable(id),
  contactName: v.nullable(v.string()),
  invoiceDate: date,
  dueDate: date,
  grossCents: cents,
  openCents: cents,
  documentId: v.nullable(id),
})
export type PurchaseListItem = v.InferOutput<typeof listItem>

/** As they are booked: negative of a credit invoice, whose lines are positive. So are `grossCents` and `openCents`. */
const totals = v.object({ netCents: cents, vatCents: cents, grossCents: cents })

const stale = ['purchases', 'documents', 'dashboard', 'contacts'] as const
const staleBooks = [...stale, 'vat', 'unpaidVat', 'vatRefund', 'reports', 'bank', 'payments'] as const

const sortable = ['number', 'invoiceDate', 'dueDate', 'grossCents'] as const
const filter = {
  status: v.optional(v.picklist(['draft', 'unpaid', 'late', 'paid'])),
  contactId: v.optional(idText),
  from: v.optional(date),
  to: v.optional(date),
}

export const purchases = defineArea('purchases', {
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path,
    summary: 'Purchases, the newest first unless sorted otherwise, with counts and totals for the filter',
    query: v.object({
      ...sortedQuery(sortable),
      ...filter,
    }),
    response: v.object({
      ...sortedPage(listItem).entries,
      segments: segments(['all', 'draft', 'unpaid', 'late', 'paid'], {
        grossCents: v.nullable(cents),
        openCents: v.nullable(cents),
      }),
      /** Of the segment that was asked for, where its sums are known. */
      totals: v.optional(v.object({ count: v.number(), grossCents: cents, openCents: cents })),
    }),
  }),
  export: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${path}/export`,
    summary: 'The purchases of a filter as CSV or XLSX',
    query: v.object({ ...exportQuery(sortable), ...filter }),
    response: 'file',
    errors: ['export_running'],
  }),
  get: defineCall({
    method: 'GET',
    base: 'v2',
    path: one,
    summary: 'One purchase',
    response: v.object({
      id,
      status: purchaseStatus,
      ...v.omit(purchaseInput, ['picks']).entries,
      contactName: v.nullable(v.string()),
      totals,
      /** The same in its currency, and what is open of it in that; null for euros. */
      foreign: v.nullable(v.object({ ...totals.entries, openAmount: minorUnits })),
      openCents: cents,
      journalEntryId: v.nullable(id),
      reversalEntryId: v.nullable(id),
      payments: v.array(
        v.object({
          date,
          amountCents: cents,
          bankTransactionId: v.nullable(id),
          /** The invoice or credit invoice it was set off against, instead of paid. */
          setOff: v.nullable(v.object({ journalEntryId: id, purchaseId: id, number: v.string() })),
        }),
      ),
      /** The file on the left of the screen; null when it was typed in without one. */
      fileId: v.nullable(id),
      attachments: v.array(v.object({ fileId: id, name: v.string(), mimeType: v.string(), sizeBytes: v.number() })),
      createdAt: timestamp,
      bookedAt: v.nullable(timestamp),
      version,
    }),
  }),
  proposal: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/documents/{documentId}/proposal`,
    summary: 'What to book from a document: a proposal until somebody confirms it',
    policy: 'ALWAYS',
    response: purchaseProposal,
    errors: ['recognition_unfinished'],
  }),
  duplicates: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/purchase-duplicates`,
    summary: 'Booked purchases of the same supplier with the same number',
    policy: 'ALWAYS',
    query: v.object({ contactId: idText, number: v.pipe(v.string(), v.maxLength(100)) }),
    response: v.array(v.object({ purchaseId: id, number: v.string(), invoiceDate: date, grossCents: cents })),
  }),
  create: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${path}/create`,
    summary: 'Start a draft',
    body: purchaseInput,
    response: v.object({ id, version, totals }),
    errors: ['amount_too_large', 'purchase_of_document'],
    stale,
    idempotent: true,
  }),
  save: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${one}/save`,
    summary: 'Change a draft',
    body: v.object({ ...purchaseInput.entries, version }),
    response: v.object({ version, totals }),
    errors: ['version_conflict', 'not_a_draft', 'amount_too_large', 'purchase_of_document'],
    stale,
    idempotent: true,
  }),
  delete: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${one}/delete`,
    summary: 'Throw a draft away; its document stays',
    body: v.object({ version }),
    errors: ['version_conflict', 'not_a_draft'],
    stale,
    idempotent: true,
  }),
  book: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${one}/book`,
    summary: 'Post a draft to the purchase book; its document is processed',
    body: v.object({
      version,
      /** The writer saw that this number of this supplier was booked before. */
      acceptDuplicate: v.boolean(),
    }),
    response: v.object({ journalEntryId: id, version }),
    errors: ['version_conflict', 'not_a_draft', 'purchase_duplicate', 'period_locked'],
    stale: staleBooks,
    idempotent: true,
  }),
  reverse: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${one}/reverse`,
    summary: 'Take a booking back by a reversal; not of one that was paid',
    body: v.object({ version }),
    response: v.object({ version }),
    errors: ['version_conflict', 'purchase_paid'],
    stale: staleBooks,
    idempotent: true,
  }),
  setOffChoices: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${one}/set-off-choices`,
    summary: 'The open invoices that a credit invoice of the same supplier can be set off against, the first due first',
    response: v.array(v.object({ purchaseId: id, number: v.string(), dueDate: date, openCents: cents })),
  }),
  setOff: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${one}/set-off`,
    summary: 'Set a credit invoice off against an invoice, for as much as both have open',
    body: v.object({ invoiceId: id }),
    response: v.object({ amountCents: cents }),
    errors: ['period_locked'],
    stale: staleBooks,
    idempotent: true,
  }),
  undoSetOff: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${one}/undo-set-off`,
    summary: 'Take a set-off back by a reversal; both documents are open again',
    body: v.object({ journalEntryId: id }),
    stale: staleBooks,
    idempotent: true,
  }),
  /** A supplier as it is made beside the document, with what was recognised. */
  createSupplier: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/suppliers/create`,
    summary: 'Add a supplier as a contact; one with the same IBAN, KvK number or btw-id is answered instead',
    body: v.object({
      ...v.pick(contactInput, ['name', 'street', 'postcode', 'city', 'country', 'kvkNumber', 'vatNumber', 'iban'])
        .entries,
      /** A contact that somebody said it is not, though it has the same details. */
      notContactId: v.optional(v.nullable(id)),
    }),
    response: v.object({ id, name: v.string(), isNew: v.boolean() }),
    stale: ['contacts'],
    idempotent: true,
  }),
  downloadSeveral: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/several-purchases/download`,
    summary: 'The files of purchases in one zip',
    body: v.object({ purchaseIds: chosenIds('inkoopfactuur', 'inkoopfacturen') }),
    response: 'file',
    errors: ['purchases_without_files'],
  }),
})
