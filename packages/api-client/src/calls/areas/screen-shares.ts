// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { screenShares as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const screenShares = /* @__PURE__ */ defineCalls<typeof declared>('screenShares', {
  list: { method: 'GET', path: '/api/v2/admin/screen-shares', policy: 'ALWAYS' },
  join: { method: 'POST', path: '/api/v2/admin/screen-shares/{screenShareId}/join', stale: ['screenShares'] },
})
