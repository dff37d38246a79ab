// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { dayRates as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const dayRates = /* @__PURE__ */ defineCalls<typeof declared>('dayRates', {
  get: { method: 'GET', path: '/api/v2/administrations/{administrationId}/day-rates' },
})
