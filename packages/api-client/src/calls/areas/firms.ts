// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { firms as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const firms = /* @__PURE__ */ defineCalls<typeof declared>('firms', {
  get: { method: 'GET', path: '/api/v2/firms/{firmId}', policy: 'ALWAYS' },
  clients: { method: 'GET', path: '/api/v2/firms/{firmId}/clients', policy: 'ALWAYS' },
  exportClients: { method: 'POST', path: '/api/v2/firms/{firmId}/clients/export', isFile: true },
  createClient: {
    method: 'POST',
    path: '/api/v2/firms/{firmId}/clients',
    stale: ['firms', 'worklist', 'administrations', 'users'],
    idempotent: true,
  },
  inviteClient: {
    method: 'POST',
    path: '/api/v2/firms/{firmId}/clients/invite',
    stale: ['firmInvitations'],
    idempotent: true,
  },
  archiveClient: {
    method: 'POST',
    path: '/api/v2/firms/{firmId}/clients/{administrationId}/archive',
    stale: ['firms', 'worklist'],
  },
  restoreClient: {
    method: 'POST',
    path: '/api/v2/firms/{firmId}/clients/{administrationId}/restore',
    stale: ['firms', 'worklist'],
  },
  releaseClient: {
    method: 'POST',
    path: '/api/v2/firms/{firmId}/clients/{administrationId}/release',
    stale: ['firms', 'worklist', 'administrations', 'users'],
  },
})
