// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { invoiceAttachments as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const invoiceAttachments = /* @__PURE__ */ defineCalls<typeof declared>('invoiceAttachments', {
  list: { method: 'GET', path: '/api/v2/administrations/{administrationId}/invoices/{invoiceId}/attachments' },
  add: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/invoices/{invoiceId}/attachments/upload',
    stale: ['invoiceAttachments', 'invoices'],
    idempotent: true,
  },
  remove: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/invoices/{invoiceId}/attachments/{attachmentId}/remove',
    stale: ['invoiceAttachments', 'invoices'],
    idempotent: true,
  },
  download: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/invoices/{invoiceId}/attachments/{attachmentId}/download',
    isFile: true,
  },
})
