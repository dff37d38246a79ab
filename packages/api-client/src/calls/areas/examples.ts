// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { examples as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const examples = /* @__PURE__ */ defineCalls<typeof declared>('examples', {
  open: {
    method: 'POST',
    path: '/api/v2/administrations/example',
    stale: ['users', 'administrations'],
    idempotent: true,
  },
  close: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/example/close',
    stale: ['users', 'administrations'],
  },
})
