// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { vatDeduction as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const vatDeduction = /* @__PURE__ */ defineCalls<typeof declared>('vatDeduction', {
  revision: { method: 'GET', path: '/api/v2/administrations/{administrationId}/vat/revision' },
  mixedUse: { method: 'GET', path: '/api/v2/administrations/{administrationId}/vat/mixed-use' },
  saveMixedUse: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/vat/mixed-use',
    stale: ['vatDeduction', 'purchases'],
    idempotent: true,
  },
})
