// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { firmMembers as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const firmMembers = /* @__PURE__ */ defineCalls<typeof declared>('firmMembers', {
  list: { method: 'GET', path: '/api/v2/firms/{firmId}/members' },
  invite: { method: 'POST', path: '/api/v2/firms/{firmId}/members', stale: ['firmInvitations'], idempotent: true },
  save: {
    method: 'POST',
    path: '/api/v2/firms/{firmId}/members/{userId}/save',
    stale: ['firmMembers', 'firms', 'worklist', 'administrations', 'users'],
  },
  remove: {
    method: 'POST',
    path: '/api/v2/firms/{firmId}/members/{userId}/remove',
    stale: ['firmMembers', 'firms', 'worklist'],
  },
})
