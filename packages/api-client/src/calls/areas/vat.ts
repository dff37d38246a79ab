// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { vat as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const vat = /* @__PURE__ */ defineCalls<typeof declared>('vat', {
  periods: { method: 'GET', path: '/api/v2/administrations/{administrationId}/vat/periods' },
  return: { method: 'GET', path: '/api/v2/administrations/{administrationId}/vat/return' },
  boxLines: { method: 'GET', path: '/api/v2/administrations/{administrationId}/vat/box-lines' },
  file: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/vat/file',
    stale: ['vat', 'vatCorrections', 'vatPayments', 'icp', 'bookLocks', 'reports', 'dashboard', 'invoices'],
    idempotent: true,
  },
  delete: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/vat/returns/{returnId}/delete',
    stale: ['vat', 'vatCorrections', 'vatPayments', 'icp', 'bookLocks', 'reports', 'dashboard', 'invoices'],
    idempotent: true,
  },
  pdf: { method: 'POST', path: '/api/v2/administrations/{administrationId}/vat/returns/{returnId}/pdf', isFile: true },
})
