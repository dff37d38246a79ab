import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { richTextDocument } from './rich-text.ts'
import { articleTopic, ticketTag } from './choices.ts'
import { ticketState } from './tickets.ts'
import { id, optionalText, page, pageQuery, requiredText, timestamp, version } from './wire.ts'

const staffMember = v.object({ id, name: v.string() })
const one = '/admin/tickets/{ticketId}' as const
const stale = ['ticketQueue'] as const

/** The queue of support: tickets of every administration. What is in the books takes the access screens. */
export const ticketQueue = defineArea('ticketQueue', {
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/admin/tickets',
    summary: 'Tickets of all administrations; open ones by who waits longest, others the newest first',
    policy: 'ALWAYS',
    query: v.object({
      ...pageQuery,
      state: v.optional(ticketState),
      tag: v.optional(v.picklist(['1', '2', '3', '6', '7'])),
      assigned: v.optional(v.picklist(['me', 'nobody'])),
    }),
    response: page(
      v.object({
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
      }),
    ),
  }),
  get: defineCall({
    method: 'GET',
    base: 'v2',
    path: one,
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
    path: `${one}/answer`,
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
    path: `${one}/note`,
    summary: 'Write something that only staff reads',
    body: v.object({ document: richTextDocument }),
    response: v.object({ id }),
    stale,
    idempotent: true,
  }),
  assign: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${one}/assign`,
    summary: 'Who answers it; null for nobody',
    body: v.object({ userId: v.nullable(id), version }),
    response: v.object({ version }),
    errors: ['version_conflict'],
    stale,
  }),
  setState: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${one}/state`,
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

const articleInput = v.object({
  title: requiredText(200),
  topic: articleTopic,
  document: richTextDocument,
  /** Of a site that is allowed (57007 otherwise). */
  videoUrl: v.nullable(requiredText(500)),
  /** Paths under an administration: `vat-return`, or `invoices/*` for all below it. */
  pages: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z0-9/*-]{1,100}$/))), v.maxLength(30)),
  keywords: optionalText(500),
})
export type ArticleInput = v.InferOutput<typeof articleInput>

const articleState = v.picklist(['draft', 'published'])
const staleArticles = ['articles', 'support'] as const
const oneArticle = '/admin/articles/{articleId}' as const

export const articles = defineArea('articles', {
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/admin/articles',
    summary: 'All articles in the order of the help centre, or the best of a search first; at most 500',
    policy: 'ALWAYS',
    query: v.object({
      search: pageQuery.search,
      state: v.optional(articleState),
      topic: v.optional(articleTopic),
    }),
    response: v.array(
      v.object({
        id,
        title: v.string(),
        topic: articleTopic,
        state: articleState,
        pages: v.array(v.string()),
        updatedAt: timestamp,
      }),
    ),
  }),
  get: defineCall({
    method: 'GET',
    base: 'v2',
    path: oneArticle,
    summary: 'One article as it is edited',
    policy: 'ALWAYS',
    response: v.object({ id, ...articleInput.entries, state: articleState, updatedAt: timestamp, version }),
  }),
  create: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/admin/articles/create',
    summary: 'Start an article; it is a draft',
    body: articleInput,
    response: v.object({ id, version }),
    errors: ['domain_not_allowed'],
    stale: staleArticles,
    idempotent: true,
  }),
  save: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${oneArticle}/save`,
    summary: 'Change an article; a published one changes at once',
    body: v.object({ ...articleInput.entries, version }),
    response: v.object({ version }),
    errors: ['version_conflict', 'domain_not_allowed'],
    stale: staleArticles,
  }),
  setState: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${oneArticle}/state`,
    summary: 'Publish an article, or make it a draft again',
    body: v.object({ state: articleState, version }),
    response: v.object({ version }),
    errors: ['version_conflict'],
    stale: staleArticles,
  }),
  remove: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${oneArticle}/remove`,
    summary: 'Throw a draft away',
    body: v.object({ version }),
    errors: ['version_conflict'],
    stale: staleArticles,
  }),
  order: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/admin/articles/order',
    summary: 'Put the articles of a topic in order: all of them, the first first',
    body: v.object({ topic: articleTopic, articleIds: v.pipe(v.array(id), v.maxLength(500)) }),
    errors: ['version_conflict'],
    stale: staleArticles,
  }),
  preview: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/admin/articles/preview',
    summary: 'What readers will get: the HTML, and the address of the player of the video; nothing is kept',
    body: v.object({ document: richTextDocument, videoUrl: articleInput.entries.videoUrl }),
    response: v.object({ content: v.string(), videoUrl: v.nullable(v.string()) }),
    errors: ['domain_not_allowed'],
  }),
})
