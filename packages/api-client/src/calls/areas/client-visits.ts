// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { clientVisits as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const clientVisits = /* @__PURE__ */ defineCalls<typeof declared>('clientVisits', {
  begin: { method: 'POST', path: '/api/v2/administrations/{administrationId}/visits', stale: ['worklist'] },
})
