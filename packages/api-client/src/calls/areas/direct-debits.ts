// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { directDebits as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const directDebits = /* @__PURE__ */ defineCalls<typeof declared>('directDebits', {
  settings: { method: 'GET', path: '/api/v2/administrations/{administrationId}/direct-debit-settings' },
  saveSettings: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/direct-debit-settings/save',
    stale: ['directDebits'],
  },
  mandates: { method: 'GET', path: '/api/v2/administrations/{administrationId}/mandates' },
  createMandate: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/mandates',
    stale: ['directDebits'],
    idempotent: true,
  },
  saveMandate: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/mandates/{mandateId}/save',
    stale: ['directDebits'],
  },
  endMandate: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/mandates/{mandateId}/end',
    stale: ['directDebits'],
  },
  collectables: {
    method: 'GET',
    path: '/api/v2/administrations/{administrationId}/direct-debits/collectables',
    policy: 'ALWAYS',
  },
  exportCollectables: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/direct-debits/collectables/export',
    isFile: true,
  },
  list: { method: 'GET', path: '/api/v2/administrations/{administrationId}/direct-debit-files' },
  get: {
    method: 'GET',
    path: '/api/v2/administrations/{administrationId}/direct-debit-files/{directDebitFileId}',
    policy: 'ALWAYS',
  },
  create: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/direct-debit-files/create',
    stale: ['directDebits', 'invoices', 'customerDashboard', 'bank'],
    idempotent: true,
  },
  download: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/direct-debit-files/{directDebitFileId}/download',
    isFile: true,
  },
  readRefusals: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/direct-debit-files/read-refusals',
    stale: ['directDebits', 'invoices', 'customerDashboard', 'bank'],
  },
  cancel: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/direct-debit-files/{directDebitFileId}/cancel',
    stale: ['directDebits', 'invoices', 'customerDashboard', 'bank'],
  },
  refuse: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/direct-debit-files/{directDebitFileId}/items/{itemId}/refuse',
    stale: ['directDebits', 'invoices', 'customerDashboard', 'bank'],
  },
})
