// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { users as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const users = /* @__PURE__ */ defineCalls<typeof declared>('users', {
  me: { method: 'GET', path: '/api/v1/users/me' },
  roles: { method: 'GET', path: '/api/v1/users/me/roles' },
  administrationAccess: { method: 'GET', path: '/api/v2/users/{userId}/administration-access/{administrationId}' },
})
