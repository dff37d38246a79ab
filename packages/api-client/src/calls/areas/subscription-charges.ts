// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { subscriptionCharges as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const subscriptionCharges = /* @__PURE__ */ defineCalls<typeof declared>('subscriptionCharges', {
  list: { method: 'GET', path: '/api/v2/admin/subscription-charges', policy: 'ALWAYS' },
  export: { method: 'POST', path: '/api/v2/admin/subscription-charges/export', isFile: true },
  toCollect: { method: 'GET', path: '/api/v2/admin/subscription-charges/to-collect', policy: 'ALWAYS' },
  createFile: {
    method: 'POST',
    path: '/api/v2/admin/subscription-charges/create-file',
    stale: ['subscriptionCharges'],
    idempotent: true,
  },
  downloadFile: { method: 'POST', path: '/api/v2/admin/subscription-collection-files/{fileId}/download', isFile: true },
  readRefusals: {
    method: 'POST',
    path: '/api/v2/admin/subscription-charges/read-refusals',
    stale: ['subscriptionCharges'],
  },
  fail: {
    method: 'POST',
    path: '/api/v2/admin/subscription-charges/{chargeId}/fail',
    stale: ['subscriptionCharges'],
    idempotent: true,
  },
  retry: {
    method: 'POST',
    path: '/api/v2/admin/subscription-charges/{chargeId}/retry',
    stale: ['subscriptionCharges'],
    idempotent: true,
  },
  markPaid: {
    method: 'POST',
    path: '/api/v2/admin/subscription-charges/{chargeId}/mark-paid',
    stale: ['subscriptionCharges'],
  },
  ownInvoice: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/subscription/charges/{chargeId}/invoice',
    isFile: true,
  },
  own: { method: 'GET', path: '/api/v2/administrations/{administrationId}/subscription/charges', policy: 'ALWAYS' },
})
