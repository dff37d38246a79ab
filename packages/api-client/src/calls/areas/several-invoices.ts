// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { severalInvoices as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const severalInvoices = /* @__PURE__ */ defineCalls<typeof declared>('severalInvoices', {
  send: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/several-invoices/send',
    stale: ['invoices', 'contacts', 'dashboard', 'reminders', 'vat', 'icp', 'smallBusinessScheme', 'reports', 'bank'],
    idempotent: true,
  },
  remind: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/several-invoices/remind',
    stale: ['invoices', 'contacts', 'dashboard', 'reminders'],
    idempotent: true,
  },
  markAsSent: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/several-invoices/mark-as-sent',
    stale: ['invoices', 'contacts', 'dashboard', 'reminders'],
    idempotent: true,
  },
  download: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/several-invoices/download',
    isFile: true,
  },
  downloadPdf: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/several-invoices/download-pdf',
    isFile: true,
  },
})
