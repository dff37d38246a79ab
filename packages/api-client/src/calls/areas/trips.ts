// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { trips as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const trips = /* @__PURE__ */ defineCalls<typeof declared>('trips', {
  list: { method: 'GET', path: '/api/v2/administrations/{administrationId}/trips' },
  export: { method: 'POST', path: '/api/v2/administrations/{administrationId}/trips/export', isFile: true },
  months: { method: 'GET', path: '/api/v2/administrations/{administrationId}/trips/months' },
  usual: { method: 'GET', path: '/api/v2/administrations/{administrationId}/trips/usual' },
  get: { method: 'GET', path: '/api/v2/administrations/{administrationId}/trips/{tripId}' },
  create: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/trips',
    stale: ['trips', 'reports', 'dashboard'],
    idempotent: true,
  },
  save: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/trips/{tripId}/save',
    stale: ['trips', 'reports', 'dashboard'],
    idempotent: true,
  },
  delete: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/trips/{tripId}/delete',
    stale: ['trips', 'reports', 'dashboard'],
    idempotent: true,
  },
  book: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/trips/book',
    stale: ['trips', 'reports', 'dashboard', 'payments', 'contacts'],
    idempotent: true,
  },
})
