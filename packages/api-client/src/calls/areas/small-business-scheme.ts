// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { smallBusinessScheme as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const smallBusinessScheme = /* @__PURE__ */ defineCalls<typeof declared>('smallBusinessScheme', {
  get: { method: 'GET', path: '/api/v2/administrations/{administrationId}/vat/small-business-scheme' },
  save: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/vat/small-business-scheme',
    stale: ['smallBusinessScheme', 'vatDeduction', 'administrations', 'invoices', 'vat', 'dashboard'],
    idempotent: true,
  },
})
