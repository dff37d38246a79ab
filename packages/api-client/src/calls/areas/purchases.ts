// Written from the contract by `pnpm --filter @klopt/api-client run calls`.
import type { purchases as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const purchases = /* @__PURE__ */ defineCalls<typeof declared>('purchases', {
  list: { method: 'GET', path: '/api/v2/administrations/{administrationId}/purchases' },
  export: { method: 'POST', path: '/api/v2/administrations/{administrationId}/purchases/export', isFile: true },
  get: { method: 'GET', path: '/api/v2/administrations/{administrationId}/purchases/{purchaseId}' },
  proposal: {
    method: 'GET',
    path: '/api/v2/administrations/{administrationId}/documents/{documentId}/proposal',
    policy: 'ALWAYS',
  },
  duplicates: {
    method: 'GET',
    path: '/api/v2/administrations/{administrationId}/purchase-duplicates',
    policy: 'ALWAYS',
  },
  create: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/purchases/create',
    stale: ['purchases', 'documents', 'dashboard', 'contacts'],
    idempotent: true,
  },
  save: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/purchases/{purchaseId}/save',
    stale: ['purchases', 'documents', 'dashboard', 'contacts'],
    idempotent: true,
  },
  delete: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/purchases/{purchaseId}/delete',
    stale: ['purchases', 'documents', 'dashboard', 'contacts'],
    idempotent: true,
  },
  book: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/purchases/{purchaseId}/book',
    stale: ['purchases', 'documents', 'dashboard', 'contacts', 'vat', 'vatRefund', 'reports', 'bank', 'payments'],
    idempotent: true,
  },
  reverse: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/purchases/{purchaseId}/reverse',
    stale: ['purchases', 'documents', 'dashboard', 'contacts', 'vat', 'vatRefund', 'reports', 'bank', 'payments'],
    idempotent: true,
  },
  setOffChoices: {
    method: 'GET',
    path: '/api/v2/administrations/{administrationId}/purchases/{purchaseId}/set-off-choices',
  },
  setOff: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/purchases/{purchaseId}/set-off',
    stale: ['purchases', 'documents', 'dashboard', 'contacts', 'vat', 'vatRefund', 'reports', 'bank', 'payments'],
    idempotent: true,
  },
  undoSetOff: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/purchases/{purchaseId}/undo-set-off',
    stale: ['purchases', 'documents', 'dashboard', 'contacts', 'vat', 'vatRefund', 'reports', 'bank', 'payments'],
    idempotent: true,
  },
  createSupplier: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/suppliers/create',
    stale: ['contacts'],
    idempotent: true,
  },
})
