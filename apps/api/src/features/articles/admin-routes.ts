import { articles } from '@klopt/api-client/schemas'
import { globalAdmin } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { keepTable } from '../../table-files/keep-table.ts'
import { articleContent } from './article-content.ts'
import { articleTable } from './article-table.ts'
import { createArticle, orderArticles, removeDraft, saveArticle, setArticleState } from './change-article.ts'
import { checkAddresses } from './check-addresses.ts'
import { articleToEdit, listAllArticles } from './queries.ts'

const access = globalAdmin

/** Staff writes the articles. They belong to no tenant, so that none of these calls needs sight of one. */
export const adminArticleRoutes = [
  route(articles.list, { access, handle: ({ db, input: { query } }) => listAllArticles(db, query) }),

  route(articles.export, {
    access,
    changesNothing: true,
    isolation: 'repeatable read',
    handle: async ({ db, user, input: { query } }) =>
      keepTable(user.id, articleTable(await listAllArticles(db, query), query), query.format),
  }),

  route(articles.get, { access, handle: ({ db, input: { params } }) => articleToEdit(db, params.articleId) }),

  route(articles.create, {
    access,
    async handle({ db, input: { body }, now, services, audit }) {
      const created = await createArticle(db, body, { now, surroundings: services.settings })
      audit('create', 'article', created.id, { title: body.title })
      return created
    },
  }),

  route(articles.save, {
    access,
    async handle({ db, input: { params, body }, now, services, audit }) {
      const { version, ...input } = body
      const writing = { now, surroundings: services.settings }
      const saved = await saveArticle(db, { id: params.articleId, version }, input, writing)
      audit('update', 'article', saved.id, { title: body.title })
      return saved
    },
  }),

  route(articles.setState, {
    access,
    async handle({ db, input: { params, body }, now, audit, unchanged }) {
      const saved = await setArticleState(db, { id: params.articleId, version: body.version }, body.state, now)
      if (saved === null) unchanged()
      else audit(body.state === 'published' ? 'publish' : 'withdraw', 'article', saved.id)
      return { version: saved?.version ?? body.version }
    },
  }),

  route(articles.remove, {
    access,
    async handle({ db, input: { params, body }, audit }) {
      await removeDraft(db, { id: params.articleId, version: body.version })
      audit('delete', 'article', params.articleId)
    },
  }),

  route(articles.order, {
    access,
    async handle({ db, input: { body }, audit }) {
      await orderArticles(db, body.topic, body.articleIds)
      audit('order', 'article', null, body)
    },
  }),

  route(articles.preview, {
    access,
    changesNothing: true,
    async handle({ input: { body }, services: { settings } }) {
      const videoUrl = checkAddresses(body, settings)
      return { content: articleContent(body.document, settings), videoUrl }
    },
  }),
]
