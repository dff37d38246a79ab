// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { errorReports as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const errorReports = /* @__PURE__ */ defineCalls<typeof declared>('errorReports', {
  settings: { method: 'GET', path: '/api/v2/error-reports/settings', policy: 'NEVER' },
  report: { method: 'POST', path: '/api/v2/error-reports' },
  list: { method: 'GET', path: '/api/v2/admin/error-reports', policy: 'ALWAYS' },
  export: { method: 'POST', path: '/api/v2/admin/error-reports/export', isFile: true },
})
