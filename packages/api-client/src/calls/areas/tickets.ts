// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { tickets as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const tickets = /* @__PURE__ */ defineCalls<typeof declared>('tickets', {
  list: { method: 'GET', path: '/api/v1/administrations/{administrationId}/tickets' },
  page: { method: 'GET', path: '/api/v2/administrations/{administrationId}/tickets' },
  export: { method: 'POST', path: '/api/v2/administrations/{administrationId}/tickets/export', isFile: true },
  get: { method: 'GET', path: '/api/v2/administrations/{administrationId}/tickets/{ticketId}' },
  create: {
    method: 'POST',
    path: '/api/v1/administrations/{administrationId}/tickets',
    stale: ['tickets', 'administrations', 'users'],
    idempotent: true,
  },
  responses: {
    method: 'GET',
    path: '/api/v1/administrations/{administrationId}/tickets/{ticketId}/responses',
    policy: 'ALWAYS',
  },
  reply: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/tickets/{ticketId}/responses/create',
    stale: ['tickets'],
    idempotent: true,
  },
  close: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/tickets/{ticketId}/close',
    stale: ['tickets'],
  },
  uploadAttachment: {
    method: 'POST',
    path: '/api/v1/administrations/{administrationId}/responses/{responseId}/uploadAttachment',
    stale: ['tickets'],
    idempotent: true,
  },
  downloadAttachment: {
    method: 'POST',
    path: '/api/v2/administrations/{administrationId}/ticket-attachments/{attachmentId}/download',
    isFile: true,
  },
  locate: { method: 'GET', path: '/api/v2/tickets/{ticketId}/location' },
})
