// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { admin as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const admin = /* @__PURE__ */ defineCalls<typeof declared>('admin', {
  verify: { method: 'POST', path: '/api/v2/admin/verify', stale: ['admin'] },
  access: { method: 'GET', path: '/api/v2/admin/access', policy: 'ALWAYS' },
  administration: { method: 'GET', path: '/api/v2/admin/administrations/{administrationId}', policy: 'ALWAYS' },
  enterAdministration: {
    method: 'POST',
    path: '/api/v2/admin/administrations/{administrationId}/access',
    stale: ['admin', 'users', 'administrations'],
  },
  firm: { method: 'GET', path: '/api/v2/admin/firms/{firmId}', policy: 'ALWAYS' },
  enterFirm: { method: 'POST', path: '/api/v2/admin/firms/{firmId}/access', stale: ['admin', 'firms'] },
  endUserSessions: { method: 'POST', path: '/api/v2/admin/users/{userId}/end-sessions', stale: ['admin'] },
  search: { method: 'GET', path: '/api/v2/admin/search', policy: 'ALWAYS' },
})
