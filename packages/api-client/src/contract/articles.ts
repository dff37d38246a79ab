import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { articleTopic } from './choices.ts'
import { richTextDocument } from './rich-text.ts'
import { exportQuery, id, optionalText, pageQuery, requiredText, timestamp, version } from './wire.ts'

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
const listedArticle = v.object({
  id,
  title: v.string(),
  topic: articleTopic,
  state: articleState,
  pages: v.array(v.string()),
  updatedAt: timestamp,
})
export type ListedArticle = v.InferOutput<typeof listedArticle>

const stale = ['articles', 'support'] as const
const ONE = '/admin/articles/{articleId}' as const

export const articles = defineArea('articles', {
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/admin/articles',
    summary: 'All articles in the order of the help centre, or the best of a search first; at most 500',
    policy: 'ALWAYS',
    query: v.object({
      search: pageQuery.search,
      topic: v.optional(articleTopic),
    }),
    response: v.array(listedArticle),
  }),
  export: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/admin/articles/export',
    summary: 'The articles of a filter as CSV or XLSX, without their texts',
    query: v.object({
      ...exportQuery(['title', 'updatedAt']),
      state: v.optional(articleState),
      topic: v.optional(articleTopic),
    }),
    response: 'file',
    errors: ['export_running'],
  }),
  get: defineCall({
    method: 'GET',
    base: 'v2',
    path: ONE,
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
    stale: stale,
    idempotent: true,
  }),
  save: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/save`,
    summary: 'Change an article; a published one changes at once',
    body: v.object({ ...articleInput.entries, version }),
    response: v.object({ version }),
    errors: ['version_conflict', 'domain_not_allowed'],
    stale: stale,
  }),
  setState: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/state`,
    summary: 'Publish an article, or make it a draft again',
    body: v.object({ state: articleState, version }),
    response: v.object({ version }),
    errors: ['version_conflict'],
    stale: stale,
  }),
  remove: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/remove`,
    summary: 'Throw a draft away',
    body: v.object({ version }),
    errors: ['version_conflict'],
    stale: stale,
  }),
  order: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/admin/articles/order',
    summary: 'Put the articles of a topic in order: all of them, the first first',
    body: v.object({ topic: articleTopic, articleIds: v.pipe(v.array(id), v.maxLength(500)) }),
    errors: ['version_conflict'],
    stale: stale,
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
