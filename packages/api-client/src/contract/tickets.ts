import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { ticketTag } from './choices.ts'
import { exportQuery, fileContent, id, requiredText, segments, sortedPage, sortedQuery, timestamp } from './wire.ts'

const ROOT = '/administrations/{administrationId}' as const

/** `open`: support is to answer; `answered`: the customer may; `closed`: done, and open again after a message. */
export const ticketState = v.picklist(['open', 'answered', 'closed'])
export type TicketState = v.InferOutput<typeof ticketState>

export const ticketAttachment = v.object({ id, name: v.string(), mime_type: v.string(), size: v.number() })

const sortable = ['createdAt', 'lastResponseAt', 'subject'] as const
const filter = { state: v.optional(ticketState) }
const ticketListItem = v.object({
  id,
  subject: v.string(),
  tagId: ticketTag,
  state: ticketState,
  createdAt: timestamp,
  lastResponseAt: timestamp,
  authorName: v.string(),
})
export type TicketListItem = v.InferOutput<typeof ticketListItem>

/** One's own tickets; holders of ADMIN see all of their administration. */
export const tickets = defineArea('tickets', {
  list: defineCall({
    method: 'GET',
    base: 'v1',
    path: `${ROOT}/tickets`,
    summary: 'The tickets of an administration, the newest first; at most 200',
    response: v.array(
      v.object({
        id,
        subject: v.string(),
        created_on_timestamp: timestamp,
        tag_id: ticketTag,
        state: ticketState,
        last_response_on_timestamp: timestamp,
        author_name: v.string(),
      }),
    ),
  }),
  page: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/tickets`,
    summary: 'Tickets by page, the newest first unless sorted otherwise',
    query: v.object({ ...sortedQuery(sortable), ...filter }),
    response: v.object({
      ...sortedPage(ticketListItem).entries,
      segments: segments(['all', 'open', 'answered', 'closed'], {}),
    }),
  }),
  export: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/tickets/export`,
    summary: 'The tickets of a filter as CSV or XLSX',
    query: v.object({ ...exportQuery(sortable), ...filter }),
    response: 'file',
    errors: ['export_running'],
  }),
  get: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/tickets/{ticketId}`,
    summary: 'One ticket, without its conversation',
    response: v.object({
      id,
      subject: v.string(),
      tagId: ticketTag,
      state: ticketState,
      createdAt: timestamp,
      authorName: v.string(),
      isMine: v.boolean(),
    }),
  }),
  create: defineCall({
    method: 'POST',
    base: 'v1',
    path: `${ROOT}/tickets`,
    summary: 'Submit a ticket; consent to view the administration counts only from the main user',
    body: v.object({
      message: requiredText(20_000),
      subject: requiredText(200),
      permit_access_by_klopt: v.boolean(),
      tag_id: ticketTag,
    }),
    response: v.object({ id }),
    stale: ['tickets', 'administrations', 'users'],
    idempotent: true,
  }),
  responses: defineCall({
    method: 'GET',
    base: 'v1',
    path: `${ROOT}/tickets/{ticketId}/responses`,
    summary: 'The conversation of a ticket, the oldest first; the first is the ticket itself',
    policy: 'ALWAYS',
    response: v.object({
      items: v.array(
        v.object({
          id,
          /** Of the customer, or of support. */
          kind: v.picklist(['message', 'answer']),
          author_name: v.string(),
          /** HTML, made by the server. */
          content: v.string(),
          created_on_timestamp: timestamp,
          attachments: v.array(ticketAttachment),
        }),
      ),
    }),
  }),
  reply: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/tickets/{ticketId}/responses/create`,
    summary: 'Write again; a closed ticket opens',
    body: v.object({ message: requiredText(20_000) }),
    response: v.object({ id }),
    stale: ['tickets'],
    idempotent: true,
  }),
  close: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/tickets/{ticketId}/close`,
    summary: 'The question is answered',
    stale: ['tickets'],
  }),
  uploadAttachment: defineCall({
    method: 'POST',
    base: 'v1',
    path: `${ROOT}/responses/{responseId}/uploadAttachment`,
    summary: 'Add a png, jpg or pdf of at most 4 MB to a response of oneself',
    body: v.object({
      /** Base64 without the data prefix. */
      content: fileContent,
      name: requiredText(255),
    }),
    errors: ['file_type_invalid', 'too_large'],
    stale: ['tickets'],
    idempotent: true,
    bodyLimitBytes: 6_000_000,
  }),
  downloadAttachment: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/ticket-attachments/{attachmentId}/download`,
    summary: 'Download an attachment of a ticket',
    response: 'file',
  }),
  locate: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/tickets/{ticketId}/location',
    summary: 'Where a ticket is: a mailed link to it names no administration',
    response: v.object({ administrationId: id }),
  }),
})
