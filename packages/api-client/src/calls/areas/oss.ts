// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { oss as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const oss = /* @__PURE__ */ defineCalls<typeof declared>('oss', {
  registration: { method: 'GET', path: '/api/v2/administrations/{administrationId}/vat/oss/registration' },
  register: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/vat/oss/registration',
    stale: ['oss'],
    idempotent: true,
  },
  periods: { method: 'GET', path: '/api/v2/administrations/{administrationId}/vat/oss/periods' },
  get: { method: 'GET', path: '/api/v2/administrations/{administrationId}/vat/oss' },
  file: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/vat/oss/file',
    stale: ['oss', 'dashboard'],
    idempotent: true,
  },
  delete: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/vat/oss/{listId}/delete',
    stale: ['oss', 'dashboard'],
    idempotent: true,
  },
  pdf: { method: 'POST', path: '/api/v2/administrations/{administrationId}/vat/oss/{listId}/pdf', isFile: true },
  payment: { method: 'GET', path: '/api/v2/administrations/{administrationId}/vat/oss/{listId}/payment' },
  saveReference: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/vat/oss/{listId}/payment-reference',
    stale: ['oss', 'bank'],
    idempotent: true,
  },
})
