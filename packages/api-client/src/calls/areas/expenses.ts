// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { expenses as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const expenses = /* @__PURE__ */ defineCalls<typeof declared>('expenses', {
  list: { method: 'GET', path: '/api/v2/administrations/{administrationId}/expenses' },
  export: { method: 'POST', path: '/api/v2/administrations/{administrationId}/expenses/export', isFile: true },
  categories: { method: 'GET', path: '/api/v2/administrations/{administrationId}/expenses/categories' },
  get: { method: 'GET', path: '/api/v2/administrations/{administrationId}/expenses/{expenseId}' },
  photo: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/expenses/{expenseId}/photo',
    isFile: true,
  },
  create: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/expenses',
    stale: ['expenses', 'reports', 'dashboard'],
    idempotent: true,
  },
  save: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/expenses/{expenseId}/save',
    stale: ['expenses', 'reports', 'dashboard'],
    idempotent: true,
  },
  delete: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/expenses/{expenseId}/delete',
    stale: ['expenses', 'reports', 'dashboard'],
    idempotent: true,
  },
  approve: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/expenses/{expenseId}/approve',
    stale: ['expenses', 'reports', 'dashboard', 'payments', 'vat', 'contacts'],
    idempotent: true,
  },
  decline: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/expenses/{expenseId}/decline',
    stale: ['expenses', 'reports', 'dashboard'],
    idempotent: true,
  },
  reopen: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/expenses/{expenseId}/reopen',
    stale: ['expenses', 'reports', 'dashboard', 'payments', 'vat', 'contacts'],
    idempotent: true,
  },
  reimburse: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/expenses/reimburse',
    stale: ['expenses', 'reports', 'dashboard', 'payments', 'vat', 'contacts'],
    idempotent: true,
  },
  markPaid: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/expenses/{expenseId}/mark-paid',
    stale: ['expenses', 'reports', 'dashboard', 'payments', 'vat', 'contacts'],
    idempotent: true,
  },
})
