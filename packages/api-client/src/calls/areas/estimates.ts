// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { estimates as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const estimates = /* @__PURE__ */ defineCalls<typeof declared>('estimates', {
  list: { method: 'GET', path: '/api/v2/administrations/{administrationId}/estimates' },
  export: { method: 'POST', path: '/api/v2/administrations/{administrationId}/estimates/export', isFile: true },
  create: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/estimates',
    stale: ['estimates'],
    idempotent: true,
  },
  get: { method: 'GET', path: '/api/v2/administrations/{administrationId}/estimates/{estimateId}' },
  save: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/estimates/{estimateId}/save',
    stale: ['estimates'],
    idempotent: true,
  },
  delete: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/estimates/{estimateId}/delete',
    stale: ['estimates'],
    idempotent: true,
  },
  revise: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/estimates/{estimateId}/revise',
    stale: ['estimates'],
    idempotent: true,
  },
  copy: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/estimates/{estimateId}/copy',
    stale: ['estimates'],
    idempotent: true,
  },
  mailPreview: {
    method: 'GET',
    path: '/api/v2/administrations/{administrationId}/estimates/{estimateId}/mail-preview',
  },
  send: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/estimates/{estimateId}/send',
    stale: ['estimates', 'customerLinks'],
    idempotent: true,
  },
  sendTest: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/estimates/{estimateId}/send-test',
    idempotent: true,
  },
  noteAcceptance: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/estimates/{estimateId}/note-acceptance',
    stale: ['estimates', 'dashboard'],
    idempotent: true,
  },
  toInvoice: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/estimates/{estimateId}/to-invoice',
    stale: ['estimates', 'invoices', 'dashboard'],
    idempotent: true,
  },
  deposit: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/estimates/{estimateId}/deposit',
    stale: ['estimates', 'invoices', 'dashboard'],
    idempotent: true,
  },
  pdf: { method: 'POST', path: '/api/v2/administrations/{administrationId}/estimates/{estimateId}/pdf', isFile: true },
  sendSeveral: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/several-estimates/send',
    stale: ['estimates', 'customerLinks'],
    idempotent: true,
  },
  severalToInvoices: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/several-estimates/to-invoices',
    stale: ['estimates', 'invoices', 'dashboard'],
    idempotent: true,
  },
  downloadSeveral: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/several-estimates/download',
    isFile: true,
  },
  downloadSeveralPdf: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/several-estimates/download-pdf',
    isFile: true,
  },
})
