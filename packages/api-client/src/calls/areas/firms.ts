// Written from the contract by `pnpm --filter @klopt/api-client run calls`.
import type { firms as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const firms = /* @__PURE__ */ defineCalls<typeof declared>('firms', {
  get: { method: 'GET', path: '/api/v2/firms/{firmId}', policy: 'ALWAYS' },
  administrations: { method: 'GET', path: '/api/v2/firms/{firmId}/administrations', policy: 'ALWAYS' },
  exportAdministrations: { method: 'POST', path: '/api/v2/firms/{firmId}/administrations/export', isFile: true },
})
