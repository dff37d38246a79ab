// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { vatCorrections as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const vatCorrections = /* @__PURE__ */ defineCalls<typeof declared>('vatCorrections', {
  late: { method: 'GET', path: '/api/v2/administrations/{administrationId}/vat/late' },
  decide: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/vat/late/decide',
    stale: ['vat', 'vatCorrections', 'vatPayments', 'bookLocks', 'fiscalYears', 'reports', 'dashboard'],
    idempotent: true,
  },
  discover: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/vat/late/discover',
    stale: ['vat', 'vatCorrections', 'vatPayments', 'bookLocks', 'fiscalYears', 'reports', 'dashboard'],
    idempotent: true,
  },
  list: { method: 'GET', path: '/api/v2/administrations/{administrationId}/vat/corrections' },
  get: { method: 'GET', path: '/api/v2/administrations/{administrationId}/vat/corrections/{correctionId}' },
  start: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/vat/corrections',
    stale: ['vat', 'vatCorrections', 'vatPayments', 'bookLocks', 'fiscalYears', 'reports', 'dashboard'],
    idempotent: true,
  },
  submit: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/vat/corrections/{correctionId}/submit',
    stale: ['vat', 'vatCorrections', 'vatPayments', 'bookLocks', 'fiscalYears', 'reports', 'dashboard'],
    idempotent: true,
  },
  process: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/vat/corrections/{correctionId}/process',
    stale: ['vat', 'vatCorrections', 'vatPayments', 'bookLocks', 'fiscalYears', 'reports', 'dashboard'],
    idempotent: true,
  },
  delete: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/vat/corrections/{correctionId}/delete',
    stale: ['vat', 'vatCorrections', 'vatPayments', 'bookLocks', 'fiscalYears', 'reports', 'dashboard'],
    idempotent: true,
  },
  pdf: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/vat/corrections/{correctionId}/pdf',
    isFile: true,
  },
})
