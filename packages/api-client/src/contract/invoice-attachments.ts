import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { fileName, id } from './wire.ts'

const ROOT = '/administrations/{administrationId}/invoices/{invoiceId}/attachments' as const
const one = `${ROOT}/{attachmentId}` as const

/** What the files of one invoice may be together: a mail grows by a third on its way, and many take 20 MB at most. */
export const MAX_ATTACHMENTS_BYTES = 10_485_760

export const invoiceAttachment = v.object({ id, name: v.string(), sizeBytes: v.number() })
export type InvoiceAttachment = v.InferOutput<typeof invoiceAttachment>

/** Files that go along with the mails of an invoice, beside its PDF. */
export const invoiceAttachments = defineArea('invoiceAttachments', {
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: ROOT,
    summary: 'The files that go along with the next mail of an invoice, in the order in which they came',
    response: v.array(invoiceAttachment),
  }),
  add: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/upload`,
    summary: 'Let a file go along; all of them are 10 MB at most, and one that is there already adds nothing',
    query: fileName,
    body: 'file',
    response: v.object({ id }),
    errors: ['file_type_invalid', 'too_large', 'attachments_too_large'],
    stale: ['invoiceAttachments', 'invoices'],
    idempotent: true,
    bodyLimitBytes: MAX_ATTACHMENTS_BYTES,
  }),
  remove: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${one}/remove`,
    summary: 'Let a file go along no more; mails that took it keep it',
    stale: ['invoiceAttachments', 'invoices'],
    idempotent: true,
  }),
  download: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${one}/download`,
    summary: 'Download a file that goes along',
    response: 'file',
  }),
})
