import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { articleTopic } from './choices.ts'
import { id, optionalText, requiredText, timestamp } from './wire.ts'

const article = v.object({
  id,
  title: v.string(),
  /** Of an allowed video site; shown after a click. */
  video_url: v.nullable(v.string()),
  /** HTML that the server made from the article's own structure: no scripts, handlers, styles or foreign pictures. */
  content: v.string(),
  topic: articleTopic,
})
export type Article = v.InferOutput<typeof article>

const articles = v.array(v.object({ id, title: v.string(), topic: articleTopic }))
const articleQuery = v.object({
  /** The path and query of the page one is on, however long these are: its articles come first. */
  url: v.optional(v.string()),
  /** Words to search for; at most 20 articles, the best first. */
  query: v.optional(v.pipe(v.string(), v.maxLength(200))),
})
const topics = v.array(v.object({ topic: articleTopic, articles: v.array(v.object({ id, title: v.string() })) }))

export const support = defineArea('support', {
  settings: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/support/settings',
    summary: 'How to reach support beside tickets',
    policy: 'NEVER',
    response: v.object({
      /** As it is shown; empty when there is none. */
      phone: v.string(),
      /** The help site for who has no administration; null: the help centre itself. */
      helpUrl: v.nullable(v.string()),
    }),
  }),
  articles: defineCall({
    method: 'GET',
    base: 'v1',
    path: '/administrations/{administrationId}/support/articles',
    summary: 'Help articles for a page or a search',
    query: articleQuery,
    response: articles,
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
    response: articles,
  }),
  articleWithoutAdministration: defineCall({
    method: 'GET',
    base: 'v1',
    path: '/support/articles/{articleId}',
    summary: 'One help article for a user without an administration',
    response: article,
  }),
  topics: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/support/topics',
    summary: 'All help articles by topic: the help centre',
    response: topics,
  }),
  screenshare: defineCall({
    method: 'POST',
    base: 'v1',
    path: '/screenshare',
    summary: 'Register a screen-sharing session; who asks again with its own key goes on with it',
    body: v.object({
      /** Made by the browser: at least 128 bits at random. */
      key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22,100}$/)),
      /** `Onbekend` when left out. */
      company: v.optional(optionalText(200)),
      /** `Onbekend` when left out. */
      name: v.optional(optionalText(200)),
      /** The administration one is in, so that staff knows whose screen it sees. */
      administration_id: v.optional(v.nullable(id)),
    }),
    response: v.object({ stopped_at: v.nullable(timestamp) }),
  }),
  screenShareLooks: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/account/screen-share-looks',
    summary: 'Who looked at the screen of the user, the last first',
    policy: 'ALWAYS',
    response: v.array(
      v.object({
        id,
        operatorName: v.string(),
        /** When the user gave leave. */
        startedAt: timestamp,
        /** Null while they look. */
        endedAt: v.nullable(timestamp),
      }),
    ),
  }),
})

/** Sessions that wait for an operator or have one: the operator's side. */
export const screenShares = defineArea('screenShares', {
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/admin/screen-shares',
    summary: 'Who shares a screen now, who waits longest first',
    policy: 'ALWAYS',
    response: v.array(
      v.object({
        id,
        name: v.string(),
        company: v.string(),
        administrationId: v.nullable(id),
        since: timestamp,
        /** Who helps already; null while nobody does. */
        operatorName: v.nullable(v.string()),
        isMine: v.boolean(),
      }),
    ),
  }),
  join: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/admin/screen-shares/{screenShareId}/join',
    summary: 'Help one user: answers the ticket that the websocket takes once',
    response: v.object({ ticket: requiredText(200) }),
    errors: ['screen_share_taken'],
    stale: ['screenShares'],
  }),
})
