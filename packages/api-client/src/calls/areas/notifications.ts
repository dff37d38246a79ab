// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { notifications as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const notifications = /* @__PURE__ */ defineCalls<typeof declared>('notifications', {
  list: { method: 'GET', path: '/api/v2/administrations/{administrationId}/notifications' },
  read: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/notifications/read',
    stale: ['notifications'],
  },
  saveMail: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/notifications/mail',
    stale: ['notifications'],
  },
})
