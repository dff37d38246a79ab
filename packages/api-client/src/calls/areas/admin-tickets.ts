// Written from the contract by `pnpm --filter @klopt/api-client run calls`.
import type { adminTickets as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const adminTickets = /* @__PURE__ */ defineCalls<typeof declared>('adminTickets', {
  list: { method: 'GET', path: '/api/v2/admin/tickets', policy: 'ALWAYS' },
  get: { method: 'GET', path: '/api/v2/admin/tickets/{ticketId}', policy: 'ALWAYS' },
  answer: {
    method: 'POST',
    path: '/api/v2/admin/tickets/{ticketId}/answer',
    stale: ['adminTickets'],
    idempotent: true,
  },
  note: { method: 'POST', path: '/api/v2/admin/tickets/{ticketId}/note', stale: ['adminTickets'], idempotent: true },
  assign: { method: 'POST', path: '/api/v2/admin/tickets/{ticketId}/assign', stale: ['adminTickets'] },
  setState: { method: 'POST', path: '/api/v2/admin/tickets/{ticketId}/state', stale: ['adminTickets'] },
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
    stale: ['adminTickets'],
    idempotent: true,
  },
  saveSavedReply: { method: 'POST', path: '/api/v2/admin/saved-replies/{replyId}/save', stale: ['adminTickets'] },
  removeSavedReply: { method: 'POST', path: '/api/v2/admin/saved-replies/{replyId}/remove', stale: ['adminTickets'] },
})
