// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { pricing as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const pricing = /* @__PURE__ */ defineCalls<typeof declared>('pricing', {
  setPrice: {
    method: 'POST',
    path: '/api/v2/admin/plans/{planId}/prices',
    stale: ['backOffice', 'subscriptions'],
    idempotent: true,
  },
  withdrawPrice: {
    method: 'POST',
    path: '/api/v2/admin/plans/{planId}/prices/{priceId}/withdraw',
    stale: ['backOffice', 'subscriptions'],
  },
  campaigns: { method: 'GET', path: '/api/v2/admin/campaigns', policy: 'ALWAYS' },
  startCampaign: {
    method: 'POST',
    path: '/api/v2/admin/campaigns',
    stale: ['pricing', 'subscriptions'],
    idempotent: true,
  },
  endCampaign: {
    method: 'POST',
    path: '/api/v2/admin/campaigns/{campaignId}/end',
    stale: ['pricing', 'subscriptions'],
  },
})
