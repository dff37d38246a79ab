// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { removalRequests as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const removalRequests = /* @__PURE__ */ defineCalls<typeof declared>('removalRequests', {
  list: { method: 'GET', path: '/api/v2/administration-removal-requests' },
  preview: { method: 'GET', path: '/api/v2/administrations/{administrationId}/removal-requests', policy: 'ALWAYS' },
  request: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/removal-requests',
    stale: ['removalRequests', 'users'],
    idempotent: true,
  },
  cancel: {
    method: 'POST',
    path: '/api/v2/administration-removal-requests/cancel',
    stale: ['removalRequests', 'users'],
  },
})
