// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { roles as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const roles = /* @__PURE__ */ defineCalls<typeof declared>('roles', {
  deactivate: {
    method: 'POST',
    path: '/api/v2/roles/{roleId}/deactivate',
    stale: ['users', 'administrations', 'members'],
  },
})
