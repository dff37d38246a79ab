// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { fiscalYears as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const fiscalYears = /* @__PURE__ */ defineCalls<typeof declared>('fiscalYears', {
  list: { method: 'GET', path: '/api/v2/administrations/{administrationId}/fiscal-years' },
  get: { method: 'GET', path: '/api/v2/administrations/{administrationId}/fiscal-years/{year}' },
  close: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/fiscal-years/{year}/close',
    stale: ['fiscalYears', 'journalEntries', 'reports', 'dashboard', 'openingBalances', 'vat'],
    idempotent: true,
  },
  annualReport: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/fiscal-years/{year}/annual-report',
    isFile: true,
  },
  reopen: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/fiscal-years/{year}/reopen',
    stale: ['fiscalYears', 'journalEntries', 'reports', 'dashboard', 'openingBalances', 'vat'],
    idempotent: true,
  },
})
