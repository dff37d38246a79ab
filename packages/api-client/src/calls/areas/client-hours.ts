// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { clientHours as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const clientHours = /* @__PURE__ */ defineCalls<typeof declared>('clientHours', {
  list: { method: 'GET', path: '/api/v2/firms/{firmId}/hours' },
  create: { method: 'POST', path: '/api/v2/firms/{firmId}/hours', stale: ['clientHours'], idempotent: true },
  save: { method: 'POST', path: '/api/v2/firms/{firmId}/hours/{clientHoursId}/save', stale: ['clientHours'] },
  remove: { method: 'POST', path: '/api/v2/firms/{firmId}/hours/{clientHoursId}/remove', stale: ['clientHours'] },
  export: { method: 'POST', path: '/api/v2/firms/{firmId}/hours/export', isFile: true },
})
