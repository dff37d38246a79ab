// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { approvals as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const approvals = /* @__PURE__ */ defineCalls<typeof declared>('approvals', {
  list: { method: 'GET', path: '/api/v2/administrations/{administrationId}/approvals' },
  ask: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/approvals',
    stale: ['approvals', 'worklist', 'dashboard'],
    idempotent: true,
  },
  approve: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/approvals/{approvalId}/approve',
    stale: ['approvals', 'worklist', 'dashboard'],
    idempotent: true,
  },
  decline: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/approvals/{approvalId}/decline',
    stale: ['approvals', 'worklist', 'dashboard'],
    idempotent: true,
  },
  withdraw: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/approvals/{approvalId}/withdraw',
    stale: ['approvals', 'worklist', 'dashboard'],
    idempotent: true,
  },
  saveSettings: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/approvals/settings',
    stale: ['approvals', 'worklist', 'dashboard'],
    idempotent: true,
  },
})
