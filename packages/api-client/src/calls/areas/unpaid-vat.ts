// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { unpaidVat as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const unpaidVat = /* @__PURE__ */ defineCalls<typeof declared>('unpaidVat', {
  get: { method: 'GET', path: '/api/v2/administrations/{administrationId}/purchases/{purchaseId}/unpaid-vat' },
  payBack: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/purchases/{purchaseId}/unpaid-vat',
    stale: ['purchases', 'unpaidVat', 'dashboard', 'vat', 'vatCorrections', 'reports'],
    idempotent: true,
  },
  deductAgain: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/purchases/{purchaseId}/unpaid-vat/deduct-again',
    stale: ['purchases', 'unpaidVat', 'dashboard', 'vat', 'vatCorrections', 'reports'],
    idempotent: true,
  },
})
