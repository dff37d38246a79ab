// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { bookLocks as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const bookLocks = /* @__PURE__ */ defineCalls<typeof declared>('bookLocks', {
  list: { method: 'GET', path: '/api/v2/administrations/{administrationId}/book-locks' },
  set: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/book-locks',
    stale: ['bookLocks', 'invoices', 'vat'],
    idempotent: true,
  },
  day: { method: 'GET', path: '/api/v2/administrations/{administrationId}/book-locks/booking-day' },
})
