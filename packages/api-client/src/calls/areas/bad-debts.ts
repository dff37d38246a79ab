// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { badDebts as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const badDebts = /* @__PURE__ */ defineCalls<typeof declared>('badDebts', {
  get: { method: 'GET', path: '/api/v2/administrations/{administrationId}/invoices/{invoiceId}/write-off' },
  writeOff: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/invoices/{invoiceId}/write-off',
    stale: ['invoices', 'contacts', 'dashboard', 'vat', 'reports', 'bank', 'reminders', 'badDebts'],
    idempotent: true,
  },
  recover: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/invoices/{invoiceId}/write-off/recover',
    stale: ['invoices', 'contacts', 'dashboard', 'vat', 'reports', 'bank', 'reminders', 'badDebts'],
    idempotent: true,
  },
})
