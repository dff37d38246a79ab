// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { openingBalances as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const openingBalances = /* @__PURE__ */ defineCalls<typeof declared>('openingBalances', {
  auditFiles: { method: 'GET', path: '/api/v2/administrations/{administrationId}/opening-balance/audit-files' },
  uploadAuditFile: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/opening-balance/audit-files',
    stale: ['openingBalances'],
    idempotent: true,
  },
  importAuditFile: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/opening-balance/audit-files/{auditFileId}/import',
    stale: [
      'openingBalances',
      'ledgerAccounts',
      'journalEntries',
      'reports',
      'vat',
      'dashboard',
      'payments',
      'bank',
      'contacts',
    ],
    idempotent: true,
  },
  undoAuditFile: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/opening-balance/audit-files/{auditFileId}/undo',
    stale: [
      'openingBalances',
      'ledgerAccounts',
      'journalEntries',
      'reports',
      'vat',
      'dashboard',
      'payments',
      'bank',
      'contacts',
    ],
    idempotent: true,
  },
  get: { method: 'GET', path: '/api/v2/administrations/{administrationId}/opening-balance' },
  save: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/opening-balance',
    stale: [
      'openingBalances',
      'earlierInvoices',
      'journalEntries',
      'reports',
      'vat',
      'dashboard',
      'payments',
      'bank',
      'contacts',
    ],
    idempotent: true,
  },
  remove: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/opening-balance/{openingBalanceId}/remove',
    stale: [
      'openingBalances',
      'earlierInvoices',
      'journalEntries',
      'reports',
      'vat',
      'dashboard',
      'payments',
      'bank',
      'contacts',
    ],
    idempotent: true,
  },
})
