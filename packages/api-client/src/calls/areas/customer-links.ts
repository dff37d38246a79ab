// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { customerLinks as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const customerLinks = /* @__PURE__ */ defineCalls<typeof declared>('customerLinks', {
  list: { method: 'GET', path: '/api/v2/administrations/{administrationId}/contacts/{contactId}/customer-links' },
  preview: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/contacts/{contactId}/customer-links/preview',
    stale: ['customerLinks'],
  },
  revoke: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/contacts/{contactId}/customer-links/{linkId}/revoke',
    stale: ['customerLinks'],
    idempotent: true,
  },
})
