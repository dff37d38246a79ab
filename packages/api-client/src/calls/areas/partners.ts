// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { partners as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const partners = /* @__PURE__ */ defineCalls<typeof declared>('partners', {
  list: { method: 'GET', path: '/api/v2/administrations/{administrationId}/partners' },
  create: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/partners',
    stale: ['partners', 'fiscalYears', 'ledgerAccounts'],
    idempotent: true,
  },
  save: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/partners/{partnerId}/save',
    stale: ['partners', 'fiscalYears', 'ledgerAccounts'],
    idempotent: true,
  },
})
