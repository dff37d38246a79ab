// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { invoices as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const invoices = /* @__PURE__ */ defineCalls<typeof declared>('invoices', {
  list: { method: 'GET', path: '/api/v2/administrations/{administrationId}/invoices' },
  export: { method: 'POST', path: '/api/v2/administrations/{administrationId}/invoices/export', isFile: true },
  get: { method: 'GET', path: '/api/v2/administrations/{administrationId}/invoices/{invoiceId}' },
  deposits: { method: 'GET', path: '/api/v2/administrations/{administrationId}/deposits' },
  create: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/invoices/create',
    stale: ['invoices', 'dashboard'],
    idempotent: true,
  },
  save: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/invoices/{invoiceId}/save',
    stale: ['invoices', 'dashboard', 'hours', 'projects'],
    idempotent: true,
  },
  delete: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/invoices/{invoiceId}/delete',
    stale: ['invoices', 'dashboard', 'hours', 'projects'],
    idempotent: true,
  },
  finalising: { method: 'GET', path: '/api/v2/administrations/{administrationId}/invoices/{invoiceId}/finalising' },
  finalise: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/invoices/{invoiceId}/finalise',
    stale: [
      'invoices',
      'dashboard',
      'hours',
      'projects',
      'contacts',
      'vat',
      'icp',
      'smallBusinessScheme',
      'reports',
      'bank',
    ],
    idempotent: true,
  },
  credit: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/invoices/{invoiceId}/credit',
    stale: ['invoices'],
    idempotent: true,
  },
  mailPreview: { method: 'GET', path: '/api/v2/administrations/{administrationId}/invoices/{invoiceId}/mail-preview' },
  send: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/invoices/{invoiceId}/send',
    stale: [
      'invoices',
      'dashboard',
      'hours',
      'projects',
      'contacts',
      'vat',
      'icp',
      'smallBusinessScheme',
      'reports',
      'bank',
    ],
    idempotent: true,
  },
  sendTest: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/invoices/{invoiceId}/send-test',
    idempotent: true,
  },
  pdf: { method: 'POST', path: '/api/v2/administrations/{administrationId}/invoices/{invoiceId}/pdf', isFile: true },
  eInvoice: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/invoices/{invoiceId}/e-invoice',
    isFile: true,
  },
})
