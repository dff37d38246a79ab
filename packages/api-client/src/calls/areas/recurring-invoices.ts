// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { recurringInvoices as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const recurringInvoices = /* @__PURE__ */ defineCalls<typeof declared>('recurringInvoices', {
  list: { method: 'GET', path: '/api/v2/administrations/{administrationId}/recurring-invoices' },
  export: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/recurring-invoices/export',
    isFile: true,
  },
  get: { method: 'GET', path: '/api/v2/administrations/{administrationId}/recurring-invoices/{recurringInvoiceId}' },
  create: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/recurring-invoices',
    stale: ['recurringInvoices', 'dashboard'],
    idempotent: true,
  },
  fromInvoice: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/invoices/{invoiceId}/repeat',
    stale: ['recurringInvoices', 'dashboard'],
    idempotent: true,
  },
  save: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/recurring-invoices/{recurringInvoiceId}/save',
    stale: ['recurringInvoices', 'dashboard'],
    idempotent: true,
  },
  preview: {
    method: 'GET',
    path: '/api/v2/administrations/{administrationId}/recurring-invoices/{recurringInvoiceId}/preview',
  },
  start: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/recurring-invoices/{recurringInvoiceId}/start',
    stale: ['recurringInvoices', 'dashboard'],
    idempotent: true,
  },
  pause: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/recurring-invoices/{recurringInvoiceId}/pause',
    stale: ['recurringInvoices', 'dashboard'],
    idempotent: true,
  },
  resume: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/recurring-invoices/{recurringInvoiceId}/resume',
    stale: ['recurringInvoices', 'dashboard'],
    idempotent: true,
  },
  end: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/recurring-invoices/{recurringInvoiceId}/end',
    stale: ['recurringInvoices', 'dashboard'],
    idempotent: true,
  },
  keep: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/recurring-invoices/{recurringInvoiceId}/keep',
    stale: ['recurringInvoices', 'dashboard'],
    idempotent: true,
  },
  delete: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/recurring-invoices/{recurringInvoiceId}/delete',
    stale: ['recurringInvoices', 'dashboard'],
    idempotent: true,
  },
  pauseSeveral: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/several-recurring-invoices/pause',
    stale: ['recurringInvoices', 'dashboard'],
    idempotent: true,
  },
  resumeSeveral: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/several-recurring-invoices/resume',
    stale: ['recurringInvoices', 'dashboard'],
    idempotent: true,
  },
})
