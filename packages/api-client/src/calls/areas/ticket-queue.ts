// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { ticketQueue as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const ticketQueue = /* @__PURE__ */ defineCalls<typeof declared>('ticketQueue', {
  list: { method: 'GET', path: '/api/v2/admin/tickets', policy: 'ALWAYS' },
  export: { method: 'POST', path: '/api/v2/admin/tickets/export', isFile: true },
  get: { method: 'GET', path: '/api/v2/admin/tickets/{ticketId}', policy: 'ALWAYS' },
  answer: { method: 'POST', path: '/api/v2/admin/tickets/{ticketId}/answer', stale: ['ticketQueue'], idempotent: true },
  note: { method: 'POST', path: '/api/v2/admin/tickets/{ticketId}/note', stale: ['ticketQueue'], idempotent: true },
  assign: { method: 'POST', path: '/api/v2/admin/tickets/{ticketId}/assign', stale: ['ticketQueue'] },
  setState: { method: 'POST', path: '/api/v2/admin/tickets/{ticketId}/state', stale: ['ticketQueue'] },
  downloadAttachment: {
    method: 'POST',
    path: '/api/v2/admin/ticket-attachments/{attachmentId}/download',
    isFile: true,
  },
  staff: { method: 'GET', path: '/api/v2/admin/ticket-staff' },
  figures: { method: 'GET', path: '/api/v2/admin/ticket-figures', policy: 'ALWAYS' },
  savedReplies: { method: 'GET', path: '/api/v2/admin/saved-replies' },
  createSavedReply: {
    method: 'POST',
    path: '/api/v2/admin/saved-replies/create',
    stale: ['ticketQueue'],
    idempotent: true,
  },
  saveSavedReply: { method: 'POST', path: '/api/v2/admin/saved-replies/{replyId}/save', stale: ['ticketQueue'] },
  removeSavedReply: { method: 'POST', path: '/api/v2/admin/saved-replies/{replyId}/remove', stale: ['ticketQueue'] },
})
