// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { firmInvitations as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const firmInvitations = /* @__PURE__ */ defineCalls<typeof declared>('firmInvitations', {
  list: { method: 'GET', path: '/api/v2/firms/{firmId}/invitations' },
  revoke: {
    method: 'POST',
    path: '/api/v2/firms/{firmId}/invitations/{invitationId}/revoke',
    stale: ['firmInvitations'],
  },
  open: { method: 'GET', path: '/api/v2/firms/{firmId}/invitations/{invitationId}', policy: 'ALWAYS' },
  join: {
    method: 'POST',
    path: '/api/v2/firms/{firmId}/invitations/{invitationId}/join',
    stale: ['users', 'administrations'],
  },
  bring: {
    method: 'POST',
    path: '/api/v2/firms/{firmId}/invitations/{invitationId}/bring',
    stale: ['users', 'administrations', 'booksFirm'],
  },
})
