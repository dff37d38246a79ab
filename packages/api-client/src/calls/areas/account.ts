// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { account as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const account = /* @__PURE__ */ defineCalls<typeof declared>('account', {
  get: { method: 'GET', path: '/api/v2/users/me/account', policy: 'ALWAYS' },
  saveProfile: {
    method: 'POST',
    path: '/api/v2/users/me/profile',
    stale: ['account', 'users', 'administrations', 'members'],
  },
  changeEmailAddress: { method: 'POST', path: '/api/v2/users/me/change-email-address', stale: ['account'] },
  confirmEmailAddress: { method: 'POST', path: '/api/v2/users/confirm-email-address', stale: ['account', 'users'] },
  changePassword: { method: 'POST', path: '/api/v2/users/me/change-password', stale: ['account'] },
  startTwoFactor: { method: 'POST', path: '/api/v2/users/me/two-factor/start' },
  confirmTwoFactor: { method: 'POST', path: '/api/v2/users/me/two-factor/confirm', stale: ['account'] },
  disableTwoFactor: { method: 'POST', path: '/api/v2/users/me/two-factor/disable', stale: ['account'] },
  renewRecoveryCodes: { method: 'POST', path: '/api/v2/users/me/two-factor/recovery-codes', stale: ['account'] },
  sessions: { method: 'GET', path: '/api/v2/users/me/sessions', policy: 'ALWAYS' },
  endSession: { method: 'POST', path: '/api/v2/users/me/sessions/{sessionId}/end', stale: ['account'] },
  endAllSessions: { method: 'POST', path: '/api/v2/users/me/sessions/end-all' },
})
