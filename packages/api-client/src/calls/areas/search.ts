// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { search as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const search = /* @__PURE__ */ defineCalls<typeof declared>('search', {
  find: { method: 'GET', path: '/api/v2/administrations/{administrationId}/search' },
})
