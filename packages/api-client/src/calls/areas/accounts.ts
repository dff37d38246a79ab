// Written from the contract by `pnpm --filter @klopt/api-client run calls`.
import type { accounts as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const accounts = /* @__PURE__ */ defineCalls<typeof declared>('accounts', {
  list: { method: 'GET', path: '/api/v2/administrations/{administrationId}/accounts' },
  create: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/accounts/create',
    stale: ['accounts', 'reports'],
    idempotent: true,
  },
  save: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/accounts/{accountId}/save',
    stale: ['accounts', 'reports'],
  },
  deactivate: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/accounts/{accountId}/deactivate',
    stale: ['accounts', 'reports'],
  },
  reactivate: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/accounts/{accountId}/reactivate',
    stale: ['accounts', 'reports'],
  },
})
