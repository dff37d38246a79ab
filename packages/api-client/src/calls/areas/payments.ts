// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { payments as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const payments = /* @__PURE__ */ defineCalls<typeof declared>('payments', {
  payables: { method: 'GET', path: '/api/v2/administrations/{administrationId}/payables', policy: 'ALWAYS' },
  credits: { method: 'GET', path: '/api/v2/administrations/{administrationId}/payables/credits', policy: 'ALWAYS' },
  exportPayables: { method: 'POST', path: '/api/v2/administrations/{administrationId}/payables/export', isFile: true },
  list: { method: 'GET', path: '/api/v2/administrations/{administrationId}/payment-files' },
  create: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/payment-files/create',
    stale: ['payments', 'purchases'],
    idempotent: true,
  },
  download: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/payment-files/{paymentFileId}/download',
    isFile: true,
  },
  cancel: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/payment-files/{paymentFileId}/cancel',
    stale: ['payments', 'purchases'],
  },
})
