// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { journalEntries as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const journalEntries = /* @__PURE__ */ defineCalls<typeof declared>('journalEntries', {
  list: { method: 'GET', path: '/api/v2/administrations/{administrationId}/journal-entries' },
  export: { method: 'POST', path: '/api/v2/administrations/{administrationId}/journal-entries/export', isFile: true },
  create: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/journal-entries',
    stale: [
      'journalEntries',
      'reports',
      'vat',
      'icp',
      'dashboard',
      'invoices',
      'purchases',
      'payments',
      'bank',
      'journalDrafts',
      'documents',
    ],
    idempotent: true,
  },
  reverse: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/journal-entries/{entryId}/reverse',
    stale: ['journalEntries', 'reports', 'vat', 'icp', 'dashboard', 'invoices', 'purchases', 'payments', 'bank'],
    idempotent: true,
  },
  attach: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/journal-entries/{entryId}/documents',
    stale: ['reports', 'documents'],
    idempotent: true,
  },
  detach: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/journal-entries/{entryId}/documents/{documentId}/remove',
    stale: ['reports', 'documents'],
    idempotent: true,
  },
})
