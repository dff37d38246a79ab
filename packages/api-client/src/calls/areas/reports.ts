// Written from the contract by `pnpm --filter @klopt/api-client run calls`.
import type { reports as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const reports = /* @__PURE__ */ defineCalls<typeof declared>('reports', {
  trialBalance: { method: 'GET', path: '/api/v2/administrations/{administrationId}/reports/trial-balance' },
  accountCard: { method: 'GET', path: '/api/v2/administrations/{administrationId}/accounts/{accountId}/card' },
  entry: { method: 'GET', path: '/api/v2/administrations/{administrationId}/journal-entries/{entryId}' },
})
