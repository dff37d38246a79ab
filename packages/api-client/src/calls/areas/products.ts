// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { products as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const products = /* @__PURE__ */ defineCalls<typeof declared>('products', {
  list: { method: 'GET', path: '/api/v2/administrations/{administrationId}/products' },
  export: { method: 'POST', path: '/api/v2/administrations/{administrationId}/products/export', isFile: true },
  groups: { method: 'GET', path: '/api/v2/administrations/{administrationId}/price-groups' },
  get: { method: 'GET', path: '/api/v2/administrations/{administrationId}/products/{productId}' },
  create: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/products',
    stale: ['products'],
    idempotent: true,
  },
  save: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/products/{productId}/save',
    stale: ['products'],
    idempotent: true,
  },
  archive: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/products/{productId}/archive',
    stale: ['products'],
    idempotent: true,
  },
  archiveSeveral: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/several-products/archive',
    stale: ['products'],
    idempotent: true,
  },
})
