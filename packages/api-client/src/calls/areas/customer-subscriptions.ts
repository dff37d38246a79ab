// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { customerSubscriptions as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const customerSubscriptions = /* @__PURE__ */ defineCalls<typeof declared>('customerSubscriptions', {
  cancel: {
    method: 'POST',
    path: '/api/v2/customer-dashboard/{token}/subscriptions/{recurringInvoiceId}/cancel',
    stale: ['customerDashboard'],
  },
  details: { method: 'GET', path: '/api/v2/customer-dashboard/{token}/details', policy: 'ALWAYS' },
  saveDetails: { method: 'POST', path: '/api/v2/customer-dashboard/{token}/details', stale: ['customerDashboard'] },
})
