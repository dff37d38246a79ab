// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { backOffice as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const backOffice = /* @__PURE__ */ defineCalls<typeof declared>('backOffice', {
  auditLog: { method: 'GET', path: '/api/v2/admin/audit-log', policy: 'ALWAYS' },
  exportAuditLog: { method: 'POST', path: '/api/v2/admin/audit-log/export', isFile: true },
  subscriptions: { method: 'GET', path: '/api/v2/admin/subscriptions', policy: 'ALWAYS' },
  exportSubscriptions: { method: 'POST', path: '/api/v2/admin/subscriptions/export', isFile: true },
  plans: { method: 'GET', path: '/api/v2/admin/plans', policy: 'ALWAYS' },
  changePlan: {
    method: 'POST',
    path: '/api/v2/admin/subscriptions/change-plan',
    stale: ['backOffice', 'subscriptions', 'administrations'],
    idempotent: true,
  },
  removalRequests: { method: 'GET', path: '/api/v2/admin/removal-requests', policy: 'ALWAYS' },
  carryOutRemoval: {
    method: 'POST',
    path: '/api/v2/admin/removal-requests/carry-out',
    stale: ['backOffice'],
    idempotent: true,
  },
  health: { method: 'GET', path: '/api/v2/admin/health', policy: 'ALWAYS' },
  usage: { method: 'GET', path: '/api/v2/admin/usage', policy: 'ALWAYS' },
  retryJobs: { method: 'POST', path: '/api/v2/admin/jobs/retry', stale: ['backOffice'], idempotent: true },
})
