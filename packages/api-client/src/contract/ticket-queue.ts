import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { ticketTag } from './choices.ts'
import { richTextDocument } from './rich-text.ts'
import { ticketState } from './tickets.ts'
import { exportQuery, id, requiredText, segments, sortedPage, sortedQuery, timestamp, version } from './wire.ts'

const staffMember = v.object({ id, name: v.string() })
const ONE = '/admin/tickets/{ticketId}' as const
const stale = ['ticketQueue'] as const

const sortable = ['createdAt', 'lastResponseAt', 'waitingSince'] as const
const filter = {
  state: v.optional(ticketState),
  tag: v.optional(v.picklist(['1', '2', '3', '6', '7'])),
  assigned: v.optional(v.picklist(['me', 'nobody'])),
}
const queuedTicket = v.object({
  id,
  administrationId: id,
  companyName: v.string(),
  subject: v.string(),
  tagId: ticketTag,
  state: ticketState,
  authorName: v.string(),
  assignedTo: v.nullable(staffMember),
  createdAt: timestamp,
  lastResponseAt: timestamp,
  /** Since when the customer waits for an answer; null when nobody does. */
  waitingSince: v.nullable(timestamp),
})
export type QueuedTicket = v.InferOutput<typeof queuedTicket>

/** The queue of support: tickets of every administration. What is in the books takes the access screens. */
export const ticketQueue = defineArea('ticketQueue', {
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/admin/tickets',
    summary: 'Tickets of all administrations; open ones by who waits longest, others the newest first',
    policy: 'ALWAYS',
    query: v.object({ ...sortedQuery(sortable), ...filter }),
    response: v.object({
      ...sortedPage(queuedTicket).entries,
      segments: segments(['all', 'open', 'answered', 'closed'], {}),
    }),
  }),
  export: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/admin/tickets/export',
    summary: 'The tickets of all administrations as filtered, as CSV or XLSX',
    query: v.object({ ...exportQuery(sortable), ...filter }),
    response: 'file',
    errors: ['export_running'],
  }),
  get: defineCall({
    method: 'GET',
    base: 'v2',
    path: ONE,
    summary: 'One ticket with its conversation and the notes of staff, the oldest first',
    policy: 'ALWAYS',
    response: v.object({
      id,
      administrationId: id,
      companyName: v.string(),
      /** Whether the main user lets support in. */
      isAccessible: v.boolean(),
      subject: v.string(),
      tagId: ticketTag,
      state: ticketState,
      author: v.object({ id, name: v.string(), emailAddress: v.string(), isMainUser: v.boolean() }),
      assignedTo: v.nullable(staffMember),
      createdAt: timestamp,
      /** Since when the customer waits for an answer; null when nobody does. */
      waitingSince: v.nullable(timestamp),
      version,
      thread: v.array(
        v.object({
          id,
          kind: v.picklist(['message', 'answer', 'note']),
          authorName: v.string(),
          /** HTML, made by the server. */
          content: v.string(),
          createdAt: timestamp,
          attachments: v.array(v.object({ id, name: v.string(), mimeType: v.string(), sizeBytes: v.number() })),
        }),
      ),
    }),
  }),
  answer: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/answer`,
    summary: 'Answer the customer, who gets a mail with a link to the conversation',
    body: v.object({ document: richTextDocument, close: v.boolean(), version }),
    response: v.object({ id, version }),
    errors: ['version_conflict'],
    stale,
    idempotent: true,
  }),
  note: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/note`,
    summary: 'Write something that only staff reads',
    body: v.object({ document: richTextDocument }),
    response: v.object({ id }),
    stale,
    idempotent: true,
  }),
  assign: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/assign`,
    summary: 'Who answers it; null for nobody',
    body: v.object({ userId: v.nullable(id), version }),
    response: v.object({ version }),
    errors: ['version_conflict'],
    stale,
  }),
  setState: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/state`,
    summary: 'Close a ticket, or open it again',
    body: v.object({ state: v.picklist(['open', 'closed']), version }),
    response: v.object({ version }),
    errors: ['version_conflict'],
    stale,
  }),
  downloadAttachment: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/admin/ticket-attachments/{attachmentId}/download',
    summary: 'Download an attachment of a ticket',
    response: 'file',
  }),
  staff: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/admin/ticket-staff',
    summary: 'Who can answer tickets',
    response: v.array(staffMember),
  }),
  figures: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/admin/ticket-figures',
    summary: 'How the last 30 days went',
    policy: 'ALWAYS',
    response: v.object({
      open: v.number(),
      unassigned: v.number(),
      openByTag: v.array(v.object({ tagId: ticketTag, count: v.number() })),
      created: v.number(),
      answered: v.number(),
      /** From the ticket to its first answer; null without answers. */
      firstAnswerMedian_seconds: v.nullable(v.number()),
      firstAnswerSlowest10Percent_seconds: v.nullable(v.number()),
    }),
  }),
  savedReplies: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/admin/saved-replies',
    summary: 'Answers that are given often',
    response: v.array(v.object({ id, title: v.string(), document: richTextDocument, version })),
  }),
  createSavedReply: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/admin/saved-replies/create',
    summary: 'Keep an answer for later',
    body: v.object({ title: requiredText(100), document: richTextDocument }),
    response: v.object({ id, version }),
    stale,
    idempotent: true,
  }),
  saveSavedReply: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/admin/saved-replies/{replyId}/save',
    summary: 'Change a kept answer',
    body: v.object({ title: requiredText(100), document: richTextDocument, version }),
    response: v.object({ version }),
    errors: ['version_conflict'],
    stale,
  }),
  removeSavedReply: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/admin/saved-replies/{replyId}/remove',
    summary: 'Offer a kept answer no more',
    stale,
  }),
})
