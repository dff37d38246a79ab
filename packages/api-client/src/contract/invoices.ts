import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { finalising } from './invoice-finalising.ts'
import { invoiceInput } from './invoice-input.ts'
import { deposit, invoice, invoiceStatus, totals } from './invoice.ts'
import { letter, letterPreview, testLetter } from './letter.ts'
import {
  cents,
  currency,
  date,
  exportQuery,
  id,
  idText,
  minorUnits,
  segments,
  sortedPage,
  sortedQuery,
  version,
} from './wire.ts'

const STALE = ['invoices', 'dashboard', 'hours', 'projects'] as const
const STALE_WHEN_FINAL = [...STALE, 'contacts', 'vat', 'icp', 'smallBusinessScheme', 'reports', 'bank'] as const

export const invoiceListItem = v.object({
  id,
  kind: v.picklist(['invoice', 'credit_invoice']),
  number: v.nullable(v.string()),
  contactId: v.nullable(id),
  contactName: v.nullable(v.string()),
  invoiceDate: date,
  dueDate: date,
  status: invoiceStatus,
  /** Whether the last mail it went with came back. */
  isBounced: v.boolean(),
  /** In euros, as is what is open. */
  grossCents: cents,
  openCents: cents,
  currency,
  /** In its currency, in the smallest unit of that; null for euros. */
  foreignGross: v.nullable(minorUnits),
})
export type InvoiceListItem = v.InferOutput<typeof invoiceListItem>

const PATH = '/administrations/{administrationId}/invoices' as const
const one = `${PATH}/{invoiceId}` as const

const sortable = ['number', 'invoiceDate', 'dueDate', 'grossCents'] as const
const filter = {
  status: v.optional(v.picklist(['draft', 'unpaid', 'late', 'paid'])),
  contactId: v.optional(idText),
  from: v.optional(date),
  to: v.optional(date),
}

export const invoices = defineArea('invoices', {
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: PATH,
    summary: 'Invoices, newest first unless sorted otherwise, with counts and totals for the filter',
    query: v.object({
      ...sortedQuery(sortable),
      ...filter,
    }),
    response: v.object({
      ...sortedPage(invoiceListItem).entries,
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
    path: `${PATH}/export`,
    summary: 'The invoices of a filter as CSV or XLSX',
    query: v.object({ ...exportQuery(sortable), ...filter }),
    response: 'file',
    errors: ['export_running'],
  }),
  get: defineCall({
    method: 'GET',
    base: 'v2',
    path: one,
    summary: 'One invoice',
    response: invoice,
    errors: ['invoice_no_access'],
  }),
  deposits: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/administrations/{administrationId}/deposits',
    summary: 'Final deposit invoices of a customer that stand on no final invoice',
    query: v.object({ contactId: idText }),
    response: v.array(v.object({ ...deposit.entries, draftInvoiceId: v.nullable(id) })),
  }),
  create: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${PATH}/create`,
    summary: 'Start a draft',
    body: invoiceInput,
    response: v.object({ id, version, totals }),
    errors: ['amount_too_large'],
    stale: ['invoices', 'dashboard'],
    idempotent: true,
  }),
  save: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${one}/save`,
    summary: 'Change a draft',
    body: v.object({ ...invoiceInput.entries, version }),
    response: v.object({ version, totals }),
    errors: ['version_conflict', 'not_a_draft', 'amount_too_large'],
    stale: STALE,
    idempotent: true,
  }),
  delete: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${one}/delete`,
    summary: 'Throw a draft away',
    body: v.object({ version }),
    errors: ['version_conflict', 'not_a_draft'],
    stale: STALE,
    idempotent: true,
  }),
  finalising: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${one}/finalising`,
    summary: 'What making a draft final would give it: its number and the period it counts in',
    response: finalising,
    errors: ['not_a_draft'],
  }),
  finalise: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${one}/finalise`,
    summary: 'Give the number, freeze the invoice and post it to the sales book',
    body: v.object({ version }),
    response: v.object({ number: v.string(), version }),
    errors: [
      'version_conflict',
      'not_a_draft',
      'invoice_of_withdrawn_estimate',
      'address_not_found',
      'vat_number_missing',
      'kvk_number_missing',
      'period_locked',
    ],
    stale: STALE_WHEN_FINAL,
    idempotent: true,
  }),
  credit: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${one}/credit`,
    summary: 'Start a draft credit invoice for a final invoice',
    response: v.object({ id }),
    stale: ['invoices'],
    idempotent: true,
  }),
  mailPreview: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${one}/mail-preview`,
    summary: 'Recipient, subject and text of the mail as they would be sent',
    response: letterPreview,
  }),
  send: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${one}/send`,
    summary: 'Mail a final invoice with its PDF; a draft is finalised first',
    body: v.object({ version, ...letter.entries }),
    response: v.object({ number: v.string(), version }),
    errors: [
      'version_conflict',
      'invoice_of_withdrawn_estimate',
      'address_not_found',
      'vat_number_missing',
      'kvk_number_missing',
      'email_invalid',
      'period_locked',
      'e_invoice_wanted',
    ],
    stale: STALE_WHEN_FINAL,
    idempotent: true,
  }),
  sendTest: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${one}/send-test`,
    summary: 'Mail the invoice to who asks, marked as a test; nothing of it changes',
    body: testLetter,
    response: v.object({ recipient: v.string() }),
    idempotent: true,
  }),
  pdf: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${one}/pdf`,
    summary: 'Download the PDF; of a draft a concept',
    response: 'file',
    errors: ['invoice_no_access'],
  }),
  eInvoice: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${one}/e-invoice`,
    summary: 'Download a final invoice as e-invoice (UBL 2.1, Peppol BIS 3 or NLCIUS)',
    response: 'file',
    errors: ['invoice_no_access', 'no_e_invoice'],
  }),
})
