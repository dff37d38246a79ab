// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { firmTemplates as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const firmTemplates = /* @__PURE__ */ defineCalls<typeof declared>('firmTemplates', {
  list: { method: 'GET', path: '/api/v2/firms/{firmId}/templates' },
  save: { method: 'POST', path: '/api/v2/firms/{firmId}/templates', stale: ['firmTemplates'], idempotent: true },
  remove: { method: 'POST', path: '/api/v2/firms/{firmId}/templates/{templateId}/remove', stale: ['firmTemplates'] },
  preview: { method: 'POST', path: '/api/v2/firms/{firmId}/templates/{templateId}/preview' },
  apply: {
    method: 'POST',
    path: '/api/v2/firms/{firmId}/templates/{templateId}/apply',
    stale: ['ledgerAccounts', 'reports', 'dossiers'],
    idempotent: true,
  },
})
