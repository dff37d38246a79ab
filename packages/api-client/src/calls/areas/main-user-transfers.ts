// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { mainUserTransfers as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const mainUserTransfers = /* @__PURE__ */ defineCalls<typeof declared>('mainUserTransfers', {
  show: { method: 'GET', path: '/api/v2/administrations/{administrationId}/main-user-transfers', policy: 'ALWAYS' },
  ask: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/main-user-transfers',
    stale: ['mainUserTransfers'],
    idempotent: true,
  },
  addDocument: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/main-user-transfers/{transferId}/documents',
    stale: ['mainUserTransfers'],
  },
  withdraw: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/main-user-transfers/{transferId}/withdraw',
    stale: ['mainUserTransfers'],
  },
  list: { method: 'GET', path: '/api/v2/admin/main-user-transfers', policy: 'ALWAYS' },
  openDocument: {
    method: 'POST',
    path: '/api/v2/admin/main-user-transfers/{transferId}/documents/{documentId}/open',
    stale: ['mainUserTransfers'],
    isFile: true,
  },
  decide: {
    method: 'POST',
    path: '/api/v2/admin/main-user-transfers/{transferId}/decide',
    stale: ['mainUserTransfers'],
    idempotent: true,
  },
})
