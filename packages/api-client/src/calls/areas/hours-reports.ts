// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { hoursReports as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const hoursReports = /* @__PURE__ */ defineCalls<typeof declared>('hoursReports', {
  get: { method: 'GET', path: '/api/v2/administrations/{administrationId}/reports/hours' },
  export: { method: 'POST', path: '/api/v2/administrations/{administrationId}/reports/hours/export', isFile: true },
  criterion: { method: 'GET', path: '/api/v2/administrations/{administrationId}/reports/hours/criterion' },
})
