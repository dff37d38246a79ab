// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { ledgerAccounts as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const ledgerAccounts = /* @__PURE__ */ defineCalls<typeof declared>('ledgerAccounts', {
  list: { method: 'GET', path: '/api/v2/administrations/{administrationId}/accounts' },
  export: { method: 'POST', path: '/api/v2/administrations/{administrationId}/accounts/export', isFile: true },
  chart: { method: 'GET', path: '/api/v2/administrations/{administrationId}/accounts/chart' },
  open: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/accounts/open',
    stale: ['ledgerAccounts', 'reports'],
    idempotent: true,
  },
  create: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/accounts/create',
    stale: ['ledgerAccounts', 'reports'],
    idempotent: true,
  },
  save: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/accounts/{accountId}/save',
    stale: ['ledgerAccounts', 'reports'],
  },
  deactivate: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/accounts/{accountId}/deactivate',
    stale: ['ledgerAccounts', 'reports'],
  },
  reactivate: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/accounts/{accountId}/reactivate',
    stale: ['ledgerAccounts', 'reports'],
  },
})
