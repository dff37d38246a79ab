// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { invitations as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const invitations = /* @__PURE__ */ defineCalls<typeof declared>('invitations', {
  list: { method: 'GET', path: '/api/v2/administrations/{administrationId}/invitations' },
  send: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/invitations',
    stale: ['invitations'],
    idempotent: true,
  },
  resend: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/invitations/{invitationId}/resend',
    stale: ['invitations'],
    idempotent: true,
  },
  revoke: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/invitations/{invitationId}/revoke',
    stale: ['invitations'],
  },
  open: {
    method: 'GET',
    path: '/api/v2/administrations/{administrationId}/invitations/{invitationId}',
    policy: 'ALWAYS',
  },
  accept: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/invitations/{invitationId}/accept',
    stale: ['users', 'administrations', 'members'],
  },
})
