import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { chosenIds, severalOutcome } from './several.ts'

const ROOT = '/administrations/{administrationId}/several-invoices' as const
const body = v.object({ invoiceIds: chosenIds('factuur', 'facturen') })

const stale = ['invoices', 'contacts', 'dashboard', 'reminders'] as const

/** What is done with invoices that were chosen in a list. */
export const severalInvoices = defineArea('severalInvoices', {
  send: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/send`,
    summary: 'Mail invoices to their customers with the usual text; drafts are made final first',
    body,
    response: severalOutcome,
    stale: [...stale, 'vat', 'icp', 'smallBusinessScheme', 'reports', 'bank'],
    idempotent: true,
  }),
  remind: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/remind`,
    summary: 'Send the next reminder of invoices; a letter names all that its customer is late with',
    body,
    response: severalOutcome,
    stale,
    idempotent: true,
  }),
  markAsSent: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/mark-as-sent`,
    summary: 'Say of final invoices that they were sent in another way, such as by post',
    body,
    response: severalOutcome,
    stale,
    idempotent: true,
  }),
  download: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/download`,
    summary: 'The PDFs of invoices in one zip; of drafts a concept',
    body,
    response: 'file',
  }),
  downloadPdf: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/download-pdf`,
    summary: 'The invoices as one PDF, one after the other as they were chosen, such as to print; of drafts a concept',
    body,
    response: 'file',
  }),
})
