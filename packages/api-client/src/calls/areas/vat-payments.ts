// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { vatPayments as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const vatPayments = /* @__PURE__ */ defineCalls<typeof declared>('vatPayments', {
  get: { method: 'GET', path: '/api/v2/administrations/{administrationId}/vat/returns/{returnId}/payment' },
  saveReference: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/vat/returns/{returnId}/payment-reference',
    stale: ['vatPayments', 'bank'],
    idempotent: true,
  },
})
