// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { customerEstimates as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const customerEstimates = /* @__PURE__ */ defineCalls<typeof declared>('customerEstimates', {
  price: { method: 'POST', path: '/api/v2/customer-dashboard/{token}/estimates/{estimateId}/price' },
  view: { method: 'POST', path: '/api/v2/customer-dashboard/{token}/estimates/{estimateId}/view' },
  accept: {
    method: 'POST',
    path: '/api/v2/customer-dashboard/{token}/estimates/{estimateId}/accept',
    stale: ['customerDashboard'],
  },
  decline: {
    method: 'POST',
    path: '/api/v2/customer-dashboard/{token}/estimates/{estimateId}/decline',
    stale: ['customerDashboard'],
  },
  withdraw: {
    method: 'POST',
    path: '/api/v2/customer-dashboard/{token}/estimates/{estimateId}/withdraw',
    stale: ['customerDashboard'],
  },
  pdf: { method: 'POST', path: '/api/v2/customer-dashboard/{token}/estimates/{estimateId}/pdf', isFile: true },
})
