// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { hours as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const hours = /* @__PURE__ */ defineCalls<typeof declared>('hours', {
  list: { method: 'GET', path: '/api/v2/administrations/{administrationId}/project-management/time-entries' },
  create: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/project-management/time-entries',
    stale: ['hours', 'projects', 'hoursReports'],
    idempotent: true,
  },
  save: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/project-management/time-entries/{timeEntryId}/save',
    stale: ['hours', 'projects', 'hoursReports'],
  },
  delete: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/project-management/time-entries/{timeEntryId}/delete',
    stale: ['hours', 'projects', 'hoursReports'],
  },
  setCell: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/project-management/time-entries/set-cell',
    stale: ['hours', 'projects', 'hoursReports'],
  },
  copy: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/project-management/time-entries/copy',
    stale: ['hours', 'projects', 'hoursReports'],
    idempotent: true,
  },
  unbilled: {
    method: 'GET',
    path: '/api/v2/administrations/{administrationId}/project-management/time-entries/unbilled',
  },
  toInvoice: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/project-management/time-entries/to-invoice',
    stale: ['hours', 'projects', 'hoursReports', 'invoices', 'dashboard'],
    idempotent: true,
  },
  ofInvoice: { method: 'GET', path: '/api/v2/administrations/{administrationId}/invoices/{invoiceId}/time-entries' },
  specification: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/invoices/{invoiceId}/time-entries/pdf',
    isFile: true,
  },
  people: { method: 'GET', path: '/api/v2/administrations/{administrationId}/project-management/people' },
  weeks: { method: 'GET', path: '/api/v2/administrations/{administrationId}/project-management/time-weeks' },
  submitWeek: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/project-management/time-weeks/submit',
    stale: ['hours', 'projects', 'hoursReports'],
  },
  retractWeek: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/project-management/time-weeks/retract',
    stale: ['hours', 'projects', 'hoursReports'],
  },
  approveWeek: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/project-management/time-weeks/approve',
    stale: ['hours', 'projects', 'hoursReports'],
  },
  reopenWeek: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/project-management/time-weeks/reopen',
    stale: ['hours', 'projects', 'hoursReports'],
  },
  settings: { method: 'GET', path: '/api/v2/administrations/{administrationId}/project-management/hours-settings' },
  saveSettings: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/project-management/hours-settings',
    stale: ['hours', 'projects', 'hoursReports'],
  },
})
