// Written from the contract by `pnpm --filter @klopt/api-client run calls`.
import type { bank as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const bank = /* @__PURE__ */ defineCalls<typeof declared>('bank', {
  books: { method: 'GET', path: '/api/v2/administrations/{administrationId}/bank/books' },
  bookOpening: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/bank/books/{journalId}/book-opening',
    stale: ['bank', 'dashboard', 'reports'],
    idempotent: true,
  },
  addLine: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/bank/books/{journalId}/lines',
    stale: ['bank', 'dashboard', 'reports'],
    idempotent: true,
  },
  removeLine: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/bank/transactions/{transactionId}/remove',
    stale: ['bank', 'dashboard', 'reports'],
    idempotent: true,
  },
  cashCounts: { method: 'GET', path: '/api/v2/administrations/{administrationId}/bank/books/{journalId}/counts' },
  countCash: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/bank/books/{journalId}/counts',
    stale: ['bank', 'dashboard', 'reports'],
    idempotent: true,
  },
  bookCashDifference: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/bank/counts/{countId}/book-difference',
    stale: ['bank', 'dashboard', 'reports', 'journalEntries'],
    idempotent: true,
  },
  preview: { method: 'POST', path: '/api/v2/administrations/{administrationId}/bank/import-preview' },
  import: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/bank/import',
    stale: ['bank', 'journals', 'dashboard', 'ledgerAccounts'],
    idempotent: true,
  },
  transactions: { method: 'GET', path: '/api/v2/administrations/{administrationId}/bank/transactions' },
  exportTransactions: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/bank/transactions/export',
    isFile: true,
  },
  transaction: { method: 'GET', path: '/api/v2/administrations/{administrationId}/bank/transactions/{transactionId}' },
  openItems: { method: 'GET', path: '/api/v2/administrations/{administrationId}/bank/open-items' },
  vatCodes: { method: 'GET', path: '/api/v2/administrations/{administrationId}/bank/vat-codes', policy: 'NEVER' },
  postingPreview: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/bank/transactions/{transactionId}/posting-preview',
  },
  process: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/bank/transactions/{transactionId}/process',
    stale: ['bank', 'invoices', 'purchases', 'payments', 'contacts', 'dashboard', 'vat', 'icp', 'reports'],
    idempotent: true,
  },
  processCertain: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/bank/process-certain',
    stale: ['bank', 'invoices', 'purchases', 'payments', 'contacts', 'dashboard', 'vat', 'icp', 'reports'],
    idempotent: true,
  },
  undo: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/bank/transactions/{transactionId}/undo',
    stale: ['bank', 'invoices', 'purchases', 'payments', 'contacts', 'dashboard', 'vat', 'icp', 'reports'],
    idempotent: true,
  },
  imports: { method: 'GET', path: '/api/v2/administrations/{administrationId}/bank/imports' },
})
