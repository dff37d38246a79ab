// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { booksFirm as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const booksFirm = /* @__PURE__ */ defineCalls<typeof declared>('booksFirm', {
  get: { method: 'GET', path: '/api/v2/administrations/{administrationId}/firm' },
  style: { method: 'GET', path: '/api/v2/administrations/{administrationId}/firm/style' },
  remove: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/firm/remove',
    stale: ['booksFirm', 'administrations', 'users', 'subscriptions'],
  },
})
