// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { vatNumberChecks as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const vatNumberChecks = /* @__PURE__ */ defineCalls<typeof declared>('vatNumberChecks', {
  list: { method: 'GET', path: '/api/v2/administrations/{administrationId}/contacts/{contactId}/vat-number-checks' },
  start: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/contacts/{contactId}/vat-number-checks',
    stale: ['vatNumberChecks'],
    idempotent: true,
  },
})
