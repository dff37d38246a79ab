// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { members as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const members = /* @__PURE__ */ defineCalls<typeof declared>('members', {
  list: { method: 'GET', path: '/api/v2/administrations/{administrationId}/members' },
  export: { method: 'POST', path: '/api/v2/administrations/{administrationId}/members/export', isFile: true },
  changePermissions: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/members/{userId}/change-permissions',
    stale: ['members', 'users', 'administrations'],
  },
  deactivate: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/members/{userId}/deactivate',
    stale: ['members', 'users', 'administrations'],
  },
  transferMainUser: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/transfer-main-user',
    stale: ['members', 'users', 'administrations'],
  },
  chooseFinancialPlanner: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/financial-planner',
    stale: ['members', 'users', 'administrations'],
  },
})
