import type { ArticleTopic } from '@klopt/api-client/contract'
import { support } from '@klopt/api-client/schemas'
import type { Settings } from '../../config/settings.ts'
import type { Db } from '../../database/db.ts'
import { anyRole, signedIn } from '../../kernel/access.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { route } from '../../kernel/route.ts'
import { articleContent } from './article-content.ts'
import { articlesForPage, listArticles, type ListedArticle } from './list-articles.ts'
import { searchPublished } from './search-articles.ts'

/** Help for everybody who is signed in. Articles belong to no administration, so every scope sees them. */
export const articleRoutes = [
  route(support.settings, {
    access: signedIn,
    handle: async ({ services: { settings } }) => ({
      phone: settings.supportPhone,
      helpUrl: settings.helpUrl?.href ?? null,
    }),
  }),
  route(support.articles, { access: anyRole, handle: ({ db, input: { query } }) => find(db, query) }),
  route(support.articlesWithoutAdministration, {
    access: signedIn,
    handle: ({ db, input: { query } }) => find(db, query),
  }),
  route(support.article, {
    access: anyRole,
    handle: ({ db, input: { params }, services }) => show(db, params.articleId, services.settings),
  }),
  route(support.articleWithoutAdministration, {
    access: signedIn,
    handle: ({ db, input: { params }, services }) => show(db, params.articleId, services.settings),
  }),
  route(support.topics, { access: signedIn, handle: async ({ db }) => byTopic(await listArticles(db)) }),
]

const AT_MOST = 20

/** What is searched for comes before the page that somebody is on. */
async function find(db: Db, { url, query = '' }: { url?: string; query?: string }): Promise<ListedArticle[]> {
  if (query.trim() !== '') return searchPublished(db, query, AT_MOST)
  return url === undefined ? listArticles(db, AT_MOST) : articlesForPage(db, url, AT_MOST)
}

async function show(db: Db, id: number, settings: Settings) {
  const article = await db
    .selectFrom('articles')
    .select(['id', 'title', 'topic', 'video_url', 'document'])
    .where('id', '=', id)
    .where('state', '=', 'published')
    .executeTakeFirst()
  if (!article) throw new ApiError('not_found')
  return { ...article, content: articleContent(article.document, settings) }
}

/** In the order they come in: that of the help centre. */
function byTopic(articles: readonly ListedArticle[]) {
  const topics = new Map<ArticleTopic, { id: number; title: string }[]>()
  for (const { id, title, topic } of articles) topics.set(topic, [...(topics.get(topic) ?? []), { id, title }])
  return [...topics].map(([topic, found]) => ({ topic, articles: found }))
}
