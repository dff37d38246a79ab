// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { assets as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const assets = /* @__PURE__ */ defineCalls<typeof declared>('assets', {
  list: { method: 'GET', path: '/api/v2/administrations/{administrationId}/assets' },
  export: { method: 'POST', path: '/api/v2/administrations/{administrationId}/assets/export', isFile: true },
  reconciliation: { method: 'GET', path: '/api/v2/administrations/{administrationId}/assets/reconciliation' },
  candidates: { method: 'GET', path: '/api/v2/administrations/{administrationId}/assets/candidates' },
  get: { method: 'GET', path: '/api/v2/administrations/{administrationId}/assets/{assetId}' },
  create: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/assets',
    stale: ['assets', 'vatDeduction', 'reports', 'dashboard', 'fiscalYears'],
    idempotent: true,
  },
  save: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/assets/{assetId}/save',
    stale: ['assets', 'vatDeduction', 'reports', 'dashboard', 'fiscalYears'],
    idempotent: true,
  },
  depreciate: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/assets/{assetId}/depreciate',
    stale: ['assets', 'vatDeduction', 'reports', 'dashboard', 'fiscalYears'],
    idempotent: true,
  },
  impair: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/assets/{assetId}/impair',
    stale: ['assets', 'vatDeduction', 'reports', 'dashboard', 'fiscalYears'],
    idempotent: true,
  },
  dispose: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/assets/{assetId}/dispose',
    stale: ['assets', 'vatDeduction', 'reports', 'dashboard', 'fiscalYears'],
    idempotent: true,
  },
  undoDisposal: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/assets/{assetId}/undo-disposal',
    stale: ['assets', 'vatDeduction', 'reports', 'dashboard', 'fiscalYears'],
    idempotent: true,
  },
  delete: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/assets/{assetId}/delete',
    stale: ['assets', 'vatDeduction', 'reports', 'dashboard', 'fiscalYears'],
    idempotent: true,
  },
})
