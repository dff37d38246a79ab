// Written from the contract by `pnpm --filter @klopt/api-client run calls`.
import type { openingBalances as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const openingBalances = /* @__PURE__ */ defineCalls<typeof declared>('openingBalances', {
  get: { method: 'GET', path: '/api/v2/administrations/{administrationId}/opening-balance' },
  save: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/opening-balance',
    stale: ['openingBalances', 'journalEntries', 'reports', 'vat', 'dashboard', 'payments', 'bank', 'contacts'],
    idempotent: true,
  },
})
