// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { onlinePayments as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const onlinePayments = /* @__PURE__ */ defineCalls<typeof declared>('onlinePayments', {
  start: { method: 'POST', path: '/api/v2/customer-dashboard/{token}/online-payments' },
  show: {
    method: 'POST',
    path: '/api/v2/customer-dashboard/{token}/online-payments/show',
    stale: ['customerDashboard'],
  },
  notify: { method: 'POST', path: '/api/v2/online-payments/notify' },
  provider: { method: 'GET', path: '/api/v2/administrations/{administrationId}/payment-provider' },
  saveKey: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/payment-provider/save',
    stale: ['onlinePayments', 'journals', 'bank'],
    idempotent: true,
  },
  removeKey: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/payment-provider/remove',
    stale: ['onlinePayments'],
    idempotent: true,
  },
})
