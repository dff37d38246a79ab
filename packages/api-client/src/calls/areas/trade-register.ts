// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { tradeRegister as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const tradeRegister = /* @__PURE__ */ defineCalls<typeof declared>('tradeRegister', {
  find: { method: 'GET', path: '/api/v2/administrations/{administrationId}/trade-register' },
})
