import * as v from 'valibot'
import { defineCall } from './call.ts'
import { id, optionalText, requiredText, timestamp } from './wire.ts'

const article = v.object({
  id,
  title: v.string(),
  video_url: v.nullable(v.string()),
  content: v.string(),
})
const articleQuery = v.object({ url: v.optional(v.string()), query: v.optional(v.string()) })

export const support = {
  articles: defineCall({
    method: 'GET',
    base: 'v1',
    path: '/administrations/{administrationId}/support/articles',
    summary: 'Help articles for a page or a search',
    query: articleQuery,
    response: v.array(article),
  }),
  article: defineCall({
    method: 'GET',
    base: 'v1',
    path: '/administrations/{administrationId}/support/articles/{articleId}',
    summary: 'One help article',
    response: article,
  }),
  articlesWithoutAdministration: defineCall({
    method: 'GET',
    base: 'v1',
    path: '/support/articles',
    summary: 'Help articles for a user without an administration',
    query: articleQuery,
    response: v.array(article),
  }),
  articleWithoutAdministration: defineCall({
    method: 'GET',
    base: 'v1',
    path: '/support/articles/{articleId}',
    summary: 'One help article for a user without an administration',
    response: article,
  }),
  screenshare: defineCall({
    method: 'POST',
    base: 'v1',
    path: '/screenshare',
    summary: 'Register a screen-sharing session',
    body: v.object({ key: requiredText(100), company: optionalText(200), name: optionalText(200) }),
    response: v.object({ stopped_at: v.nullable(timestamp) }),
  }),
} as const

export const tickets = {
  list: defineCall({
    method: 'GET',
    base: 'v1',
    path: '/administrations/{administrationId}/tickets',
    summary: 'The tickets of an administration',
    response: v.array(v.object({ id, subject: v.string(), created_on_timestamp: timestamp })),
  }),
  create: defineCall({
    method: 'POST',
    base: 'v1',
    path: '/administrations/{administrationId}/tickets',
    summary: 'Submit a ticket; tags are PRODUCT 1, ACCOUNTING 2, SUBSCRIPTION 3, ERROR 6, FEATURE_REQUEST 7',
    body: v.object({
      message: requiredText(20_000),
      subject: requiredText(200),
      permit_access_by_klopt: v.boolean(),
      tag_id: v.picklist([1, 2, 3, 6, 7], 'Kies een optie.'),
    }),
    response: v.object({ id }),
    stale: ['tickets', 'administrations'],
    idempotent: true,
  }),
  responses: defineCall({
    method: 'GET',
    base: 'v1',
    path: '/administrations/{administrationId}/tickets/{ticketId}/responses',
    summary: 'The responses of a ticket',
    response: v.object({ items: v.array(v.object({ id })) }),
  }),
  uploadAttachment: defineCall({
    method: 'POST',
    base: 'v1',
    path: '/administrations/{administrationId}/responses/{responseId}/uploadAttachment',
    summary: 'Add a file to a response; content is base64 without the data prefix',
    body: v.object({ content: v.string(), name: requiredText(255) }),
    stale: ['tickets'],
    idempotent: true,
    bodyLimit_bytes: 6_000_000,
  }),
} as const

const recognisedText = v.object({
  text: v.string(),
  /** Zero-based. */
  page: v.number(),
  boundingPoly: v.object({
    vertices: v.array(v.object({ x: v.optional(v.number()), y: v.optional(v.number()) })),
  }),
  possibleValues: v.array(
    v.object({
      type: v.picklist([
        'AMOUNT',
        'DATE',
        'INVOICE_NUMBER',
        'NR_OF_DAYS',
        'CHAMBER_OF_COMMERCE_NUMBER',
        'IBAN',
        'POSTAL_CODE',
      ]),
      value: v.union([v.string(), v.number()]),
    }),
  ),
})

export const files = {
  ocrResult: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/administrations/{administrationId}/files/{fileId}/ocr-result',
    summary: 'The recognised words and paragraphs of a file',
    response: v.object({
      ocrData: v.object({ words: v.array(recognisedText), paragraphs: v.array(recognisedText) }),
    }),
  }),
} as const
