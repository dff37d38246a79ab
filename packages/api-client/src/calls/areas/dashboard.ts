// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { dashboard as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const dashboard = /* @__PURE__ */ defineCalls<typeof declared>('dashboard', {
  get: { method: 'GET', path: '/api/v2/administrations/{administrationId}/dashboard' },
})
