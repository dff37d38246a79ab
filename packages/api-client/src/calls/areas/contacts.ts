// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { contacts as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const contacts = /* @__PURE__ */ defineCalls<typeof declared>('contacts', {
  list: { method: 'GET', path: '/api/v2/administrations/{administrationId}/contacts' },
  export: { method: 'POST', path: '/api/v2/administrations/{administrationId}/contacts/export', isFile: true },
  get: { method: 'GET', path: '/api/v2/administrations/{administrationId}/contacts/{contactId}' },
  activity: { method: 'GET', path: '/api/v2/administrations/{administrationId}/contacts/{contactId}/activity' },
  create: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/contacts/create',
    stale: ['contacts'],
    idempotent: true,
  },
  save: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/contacts/{contactId}/save',
    stale: ['contacts', 'invoices', 'dashboard'],
    idempotent: true,
  },
  archive: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/contacts/{contactId}/archive',
    stale: ['contacts'],
    idempotent: true,
  },
  archiveSeveral: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/several-contacts/archive',
    stale: ['contacts'],
    idempotent: true,
  },
})
