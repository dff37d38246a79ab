// Written from the contract by `pnpm --filter @klopt/api-client run calls`.
import type { numbering as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const numbering = /* @__PURE__ */ defineCalls<typeof declared>('numbering', {
  get: { method: 'GET', path: '/api/v2/administrations/{administrationId}/invoice-numbering' },
  start: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/invoice-numbering/start',
    stale: ['numbering', 'invoices'],
    idempotent: true,
  },
})
