import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { cents, date, fileName, id } from './wire.ts'

const ROOT = '/administrations/{administrationId}/earlier-invoices' as const
const one = `${ROOT}/{openItemId}` as const

/** A sales invoice of an earlier package, which is paid here. */
export const earlierInvoice = v.object({
  openItemId: id,
  number: v.string(),
  contactId: v.nullable(id),
  contactName: v.nullable(v.string()),
  documentDate: date,
  dueDate: date,
  amountCents: cents,
  openCents: cents,
  /** As the earlier package drew it; null until it is added. */
  pdf: v.nullable(v.object({ name: v.string(), sizeBytes: v.number() })),
})
export type EarlierInvoice = v.InferOutput<typeof earlierInvoice>

export const earlierInvoices = defineArea('earlierInvoices', {
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: ROOT,
    summary:
      'The sales invoices of an earlier package: those of the opening balance, and what is open of bookings taken over',
    response: v.array(earlierInvoice),
  }),
  upload: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${one}/upload`,
    summary: 'Keep the PDF of an earlier invoice, of at most 10 MB; one that is there is replaced',
    query: fileName,
    body: 'file',
    errors: ['file_type_invalid', 'too_large'],
    stale: ['earlierInvoices'],
    idempotent: true,
    bodyLimitBytes: 10_485_760,
  }),
  remove: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${one}/remove`,
    summary: 'Take the PDF of an earlier invoice away',
    stale: ['earlierInvoices'],
    idempotent: true,
  }),
  download: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${one}/download`,
    summary: 'Download the PDF of an earlier invoice',
    response: 'file',
  }),
})
