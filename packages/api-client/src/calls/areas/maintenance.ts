// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { maintenance as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const maintenance = /* @__PURE__ */ defineCalls<typeof declared>('maintenance', {
  show: { method: 'GET', path: '/api/v2/maintenance-notice' },
  announce: { method: 'POST', path: '/api/v2/admin/maintenance-notices', stale: ['maintenance'], idempotent: true },
  end: { method: 'POST', path: '/api/v2/admin/maintenance-notices/end', stale: ['maintenance'] },
})
