// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { journals as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const journals = /* @__PURE__ */ defineCalls<typeof declared>('journals', {
  list: { method: 'GET', path: '/api/v1/administrations/{administrationId}/journals' },
  create: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/journals/create',
    stale: ['journals', 'ledgerAccounts', 'bank', 'dashboard', 'reports', 'administrations'],
    idempotent: true,
  },
  rename: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/journals/{journalId}/rename',
    stale: ['journals', 'bank', 'dashboard', 'reports'],
  },
  makePrimary: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/journals/{journalId}/make-primary',
    stale: ['journals', 'bank', 'dashboard'],
  },
})
