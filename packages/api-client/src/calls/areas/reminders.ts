// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { reminders as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const reminders = /* @__PURE__ */ defineCalls<typeof declared>('reminders', {
  steps: { method: 'GET', path: '/api/v2/administrations/{administrationId}/reminder-steps' },
  createStep: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/reminder-steps',
    stale: ['reminders', 'dashboard'],
    idempotent: true,
  },
  saveStep: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/reminder-steps/{stepId}/save',
    stale: ['reminders', 'dashboard'],
    idempotent: true,
  },
  deleteStep: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/reminder-steps/{stepId}/delete',
    stale: ['reminders', 'dashboard'],
    idempotent: true,
  },
  saveSettings: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/reminder-settings',
    stale: ['reminders', 'dashboard'],
    idempotent: true,
  },
  due: { method: 'GET', path: '/api/v2/administrations/{administrationId}/reminders-due' },
  exportDue: { method: 'POST', path: '/api/v2/administrations/{administrationId}/reminders-due/export', isFile: true },
  send: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/reminders-due/send',
    stale: ['reminders', 'dashboard', 'invoices', 'customerLinks'],
    idempotent: true,
  },
  remind: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/invoices/{invoiceId}/remind',
    stale: ['reminders', 'dashboard', 'invoices', 'customerLinks'],
    idempotent: true,
  },
  preview: {
    method: 'GET',
    path: '/api/v2/administrations/{administrationId}/invoices/{invoiceId}/reminder-preview',
    policy: 'ALWAYS',
  },
  waiting: {
    method: 'GET',
    path: '/api/v2/administrations/{administrationId}/reminders-waiting-payments',
    policy: 'ALWAYS',
  },
  ofInvoice: { method: 'GET', path: '/api/v2/administrations/{administrationId}/invoices/{invoiceId}/reminders' },
  pauseInvoice: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/invoices/{invoiceId}/reminder-pause',
    stale: ['reminders', 'dashboard'],
    idempotent: true,
  },
  pauseContact: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/contacts/{contactId}/reminder-pause',
    stale: ['reminders', 'dashboard'],
    idempotent: true,
  },
  deliver: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/reminder-letters/{letterId}/delivery',
    stale: ['reminders', 'dashboard'],
    idempotent: true,
  },
  waive: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/reminder-letters/{letterId}/waive',
    stale: ['reminders', 'dashboard'],
    idempotent: true,
  },
})
