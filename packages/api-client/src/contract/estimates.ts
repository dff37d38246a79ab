import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { estimate, estimateInput, estimateListItem, estimateStatus } from './estimate.ts'
import { totals } from './invoice.ts'
import { letter, letterPreview, testLetter } from './letter.ts'
import { chosenIds, severalOutcome } from './several.ts'
import {
  cents,
  date,
  decimal,
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

const PATH = '/administrations/{administrationId}/estimates' as const
const ONE = `${PATH}/{estimateId}` as const
const SEVERAL = '/administrations/{administrationId}/several-estimates' as const
const chosen = v.object({ estimateIds: chosenIds('offerte', 'offertes') })
const sortable = ['number', 'estimateDate', 'validUntil', 'grossCents'] as const
const filter = {
  status: v.optional(estimateStatus),
  contactId: v.optional(idText),
  from: v.optional(date),
  to: v.optional(date),
}

export const estimates = defineArea('estimates', {
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: PATH,
    summary: 'Estimates, newest first unless sorted otherwise, with counts and totals for the filter',
    query: v.object({ ...sortedQuery(sortable), ...filter }),
    response: v.object({
      ...sortedPage(estimateListItem).entries,
      segments: segments(['all', ...estimateStatus.options], { grossCents: v.nullable(cents) }),
    }),
  }),
  export: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${PATH}/export`,
    summary: 'The estimates of a filter as CSV or XLSX',
    query: v.object({ ...exportQuery(sortable), ...filter }),
    response: 'file',
    errors: ['export_running'],
  }),
  create: defineCall({
    method: 'POST',
    base: 'v2',
    path: PATH,
    summary: 'Start an estimate',
    body: estimateInput,
    response: v.object({ id, version, totals }),
    errors: ['amount_too_large'],
    stale: ['estimates'],
    idempotent: true,
  }),
  get: defineCall({ method: 'GET', base: 'v2', path: ONE, summary: 'One estimate', response: estimate }),
  save: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/save`,
    summary: 'Change an estimate that was not sent, or was taken back',
    body: v.object({ ...estimateInput.entries, version }),
    response: v.object({ version, totals }),
    errors: ['version_conflict', 'not_a_draft', 'amount_too_large'],
    stale: ['estimates'],
    idempotent: true,
  }),
  delete: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/delete`,
    summary: 'Throw away an estimate that was not sent, or was taken back',
    body: v.object({ version }),
    errors: ['version_conflict', 'not_a_draft'],
    stale: ['estimates'],
    idempotent: true,
  }),
  revise: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/revise`,
    summary: 'Take back an estimate that was sent and not accepted, to change it; its customer no longer sees it',
    body: v.object({ version }),
    response: v.object({ version }),
    errors: ['version_conflict', 'estimate_answered'],
    stale: ['estimates'],
    idempotent: true,
  }),
  copy: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/copy`,
    summary: 'Start a new estimate with the lines of this one',
    response: v.object({ id }),
    stale: ['estimates'],
    idempotent: true,
  }),
  mailPreview: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ONE}/mail-preview`,
    summary: 'Recipient, subject and text of the mail as they would be sent',
    response: letterPreview,
  }),
  send: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/send`,
    summary: 'Give it its number, freeze its paper and mail it with the PDF and a link to accept it',
    body: v.object({
      version,
      ...letter.entries,
      /** How many days before its last one who has not answered is reminded, once; left out or null for never. */
      remindDaysBefore: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)))),
    }),
    response: v.object({ number: v.string(), version }),
    errors: ['version_conflict', 'email_invalid', 'estimate_answered', 'estimate_expired'],
    stale: ['estimates', 'customerLinks'],
    idempotent: true,
  }),
  sendTest: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/send-test`,
    summary: 'Mail the estimate to who asks, marked as a test; nothing of it changes',
    body: testLetter,
    response: v.object({ recipient: v.string() }),
    idempotent: true,
  }),
  noteAcceptance: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/note-acceptance`,
    summary:
      'Note that its customer agreed elsewhere, as by telephone or in a mail: what follows is as when they accept it here',
    body: v.object({
      version,
      /** A day from that on which it was sent to today. */
      acceptedOn: date,
      /** Of who agreed. */
      name: requiredText(200),
      note: v.optional(optionalText(1000)),
      /** Places of the options that are wanted, of all lines from 0; the ones that were ticked when it is left out. */
      chosen: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), v.maxLength(500))),
    }),
    response: v.object({ grossCents: cents }),
    errors: ['estimate_changed', 'estimate_answered', 'estimate_expired'],
    stale: ['estimates', 'dashboard'],
    idempotent: true,
  }),
  toInvoice: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/to-invoice`,
    summary: 'Start a draft invoice for a percentage of an accepted estimate, or for what is left of it',
    body: v.object({ percent: v.optional(v.nullable(decimal)) }),
    response: v.object({ invoiceId: id, leftCents: cents }),
    errors: ['estimate_not_accepted', 'estimate_invoiced', 'estimate_withdrawn'],
    stale: ['estimates', 'invoices', 'dashboard'],
    idempotent: true,
  }),
  deposit: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/deposit`,
    summary: 'Start a draft deposit invoice for a percentage of an accepted estimate, or for an amount with VAT',
    body: v.union([v.object({ percent: decimal }), v.object({ amountCents: cents })]),
    response: v.object({ invoiceId: id }),
    errors: ['estimate_not_accepted', 'estimate_invoiced', 'estimate_withdrawn'],
    stale: ['estimates', 'invoices', 'dashboard'],
    idempotent: true,
  }),
  pdf: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/pdf`,
    summary: 'Download the PDF: as it was accepted, as it was sent, or a concept',
    response: 'file',
  }),
  sendSeveral: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${SEVERAL}/send`,
    summary: 'Mail estimates that were not sent to their customers, with the usual text',
    body: chosen,
    response: severalOutcome,
    stale: ['estimates', 'customerLinks'],
    idempotent: true,
  }),
  severalToInvoices: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${SEVERAL}/to-invoices`,
    summary: 'Start a draft invoice of each accepted estimate for what is left of it',
    body: chosen,
    response: severalOutcome,
    stale: ['estimates', 'invoices', 'dashboard'],
    idempotent: true,
  }),
  downloadSeveral: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${SEVERAL}/download`,
    summary: 'The PDFs of estimates in one zip; of drafts a concept',
    body: chosen,
    response: 'file',
  }),
  downloadSeveralPdf: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${SEVERAL}/download-pdf`,
    summary: 'The estimates as one PDF, one after the other as they were chosen; of drafts a concept',
    body: chosen,
    response: 'file',
  }),
})
