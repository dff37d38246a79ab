// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { registrations as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const registrations = /* @__PURE__ */ defineCalls<typeof declared>('registrations', {
  register: { method: 'POST', path: '/api/v2/registrations' },
  confirm: { method: 'POST', path: '/api/v2/registrations/confirm' },
})
