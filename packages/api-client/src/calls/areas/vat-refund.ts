// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { vatRefund as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const vatRefund = /* @__PURE__ */ defineCalls<typeof declared>('vatRefund', {
  get: { method: 'GET', path: '/api/v2/administrations/{administrationId}/vat/refund' },
  documents: { method: 'GET', path: '/api/v2/administrations/{administrationId}/vat/refund/documents' },
  export: { method: 'POST', path: '/api/v2/administrations/{administrationId}/vat/refund/export', isFile: true },
  request: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/vat/refund/request',
    stale: ['vatRefund', 'dashboard'],
    idempotent: true,
  },
})
