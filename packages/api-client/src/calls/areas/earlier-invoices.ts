// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { earlierInvoices as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const earlierInvoices = /* @__PURE__ */ defineCalls<typeof declared>('earlierInvoices', {
  list: { method: 'GET', path: '/api/v2/administrations/{administrationId}/earlier-invoices' },
  upload: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/earlier-invoices/{openItemId}/upload',
    stale: ['earlierInvoices'],
    idempotent: true,
  },
  remove: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/earlier-invoices/{openItemId}/remove',
    stale: ['earlierInvoices'],
    idempotent: true,
  },
  download: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/earlier-invoices/{openItemId}/download',
    isFile: true,
  },
})
