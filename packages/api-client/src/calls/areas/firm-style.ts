// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { firmStyle as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const firmStyle = /* @__PURE__ */ defineCalls<typeof declared>('firmStyle', {
  get: { method: 'GET', path: '/api/v2/firms/{firmId}/style' },
  save: { method: 'POST', path: '/api/v2/firms/{firmId}/style/save', stale: ['firmStyle'] },
  saveLogo: { method: 'POST', path: '/api/v2/firms/{firmId}/style/logo', stale: ['firmStyle'] },
  removeLogo: { method: 'POST', path: '/api/v2/firms/{firmId}/style/logo/remove', stale: ['firmStyle'] },
})
