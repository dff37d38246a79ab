// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { icp as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const icp = /* @__PURE__ */ defineCalls<typeof declared>('icp', {
  periods: { method: 'GET', path: '/api/v2/administrations/{administrationId}/vat/icp/periods' },
  get: { method: 'GET', path: '/api/v2/administrations/{administrationId}/vat/icp' },
  file: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/vat/icp/file',
    stale: ['icp', 'dashboard'],
    idempotent: true,
  },
  delete: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/vat/icp/{listId}/delete',
    stale: ['icp', 'dashboard'],
    idempotent: true,
  },
  pdf: { method: 'POST', path: '/api/v2/administrations/{administrationId}/vat/icp/{listId}/pdf', isFile: true },
})
