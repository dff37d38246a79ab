// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { numbering as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const numbering = /* @__PURE__ */ defineCalls<typeof declared>('numbering', {
  get: { method: 'GET', path: '/api/v2/administrations/{administrationId}/invoice-numbering' },
  start: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/invoice-numbering/start',
    stale: ['numbering', 'invoices'],
    idempotent: true,
  },
  series: { method: 'GET', path: '/api/v2/administrations/{administrationId}/invoice-numbering/series' },
  addSeries: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/invoice-numbering/series/create',
    stale: ['numbering'],
    idempotent: true,
  },
  saveSeries: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/invoice-numbering/series/{seriesId}/save',
    stale: ['numbering'],
    idempotent: true,
  },
  deleteSeries: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/invoice-numbering/series/{seriesId}/delete',
    stale: ['numbering'],
    idempotent: true,
  },
})
