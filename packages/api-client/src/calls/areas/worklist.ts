// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { worklist as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const worklist = /* @__PURE__ */ defineCalls<typeof declared>('worklist', {
  own: { method: 'GET', path: '/api/v2/my-administrations/worklist', policy: 'ALWAYS' },
  list: { method: 'GET', path: '/api/v2/firms/{firmId}/worklist' },
  figures: { method: 'GET', path: '/api/v2/firms/{firmId}/worklist/figures' },
  export: { method: 'POST', path: '/api/v2/firms/{firmId}/worklist/export', isFile: true },
  bulk: {
    method: 'POST',
    path: '/api/v2/firms/{firmId}/bulk',
    stale: ['worklist', 'bookLocks', 'questions', 'approvals', 'vat', 'vatCorrections', 'dashboard'],
    idempotent: true,
  },
})
