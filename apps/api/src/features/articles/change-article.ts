import type { ArticleInput, ArticleTopic } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { wordsOf } from '../../rich-text/lines-of.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Surroundings } from './allowed-link.ts'
import { checkAddresses } from './check-addresses.ts'
import { wordsToCompare } from './search-words.ts'

export interface Writing {
  readonly now: Date
  readonly surroundings: Surroundings
}

interface Saved {
  readonly id: number
  readonly version: number
}

/** Starts a draft at the end of its topic. Throws `domain_not_allowed`. */
export async function createArticle(db: Db, input: ArticleInput, { now, surroundings }: Writing): Promise<Saved> {
  const columns = columnsOf(input, surroundings)
  await keepWords(db, input)
  return db
    .insertInto('articles')
    .values({
      ...columns,
      position: endOf(input.topic),
      created_at: now,
      updated_at: now,
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
}

/** Changes an article; in another topic it comes last. Throws `domain_not_allowed`, `version_conflict`, `not_found`. */
export async function saveArticle(
  db: Db,
  { id, version }: Saved,
  input: ArticleInput,
  { now, surroundings }: Writing,
): Promise<Saved> {
  const saved = await db
    .updateTable('articles')
    .set({
      ...columnsOf(input, surroundings),
      position: sql`CASE WHEN topic = ${input.topic} THEN position ELSE ${endOf(input.topic)} END`,
      updated_at: now,
      version: version + 1,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(['id', 'version'])
    .executeTakeFirst()
  if (!saved) return refuse(db, id)
  await keepWords(db, input)
  return saved
}

/** Publishes an article or makes it a draft; null when it is that already. Throws `version_conflict`, `not_found`. */
export async function setArticleState(
  db: Db,
  { id, version }: Saved,
  state: 'draft' | 'published',
  now: Date,
): Promise<Saved | null> {
  const article = await lockArticle(db, { id, version })
  if (article.state === state) return null
  return db
    .updateTable('articles')
    .set({ state, updated_at: now, version: version + 1 })
    .where('id', '=', id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
}

/** Throws a draft away. Throws `version_conflict`, also for what was published, and `not_found`. */
export async function removeDraft(db: Db, article: Saved): Promise<void> {
  const { state } = await lockArticle(db, article)
  if (state !== 'draft') throw new ApiError('version_conflict')
  await db.deleteFrom('articles').where('id', '=', article.id).execute()
}

/** Puts the articles of a topic in this order. Throws `version_conflict` when they are not all of them, each once. */
export async function orderArticles(db: Db, topic: ArticleTopic, ids: readonly number[]): Promise<void> {
  const there = await db
    .selectFrom('articles')
    .select('id')
    .where('topic', '=', topic)
    .orderBy('id')
    .forUpdate()
    .execute()
  const given = new Set(ids)
  const isWhole = given.size === ids.length && given.size === there.length && there.every(({ id }) => given.has(id))
  if (!isWhole) throw new ApiError('version_conflict')
  await sql`
    UPDATE articles SET position = given.place
    FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS given (id, place) WHERE articles.id = given.id`.execute(db)
}

function columnsOf(input: ArticleInput, surroundings: Surroundings) {
  return {
    title: input.title.trim(),
    topic: input.topic,
    document: JSON.stringify(input.document),
    body: wordsOf(input.document),
    keywords: input.keywords.trim(),
    video_url: checkAddresses(input, surroundings),
    pages: [...input.pages],
  }
}

/** What misspelled words of a search are compared with. A word that no article has any more finds nothing. */
async function keepWords(db: Db, { title, keywords }: ArticleInput): Promise<void> {
  const words = wordsToCompare(`${title} ${keywords}`).map((word) => ({ word }))
  if (words.length === 0) return
  await db
    .insertInto('article_words')
    .values(words)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const endOf = (topic: ArticleTopic) =>
  sql<number>`(SELECT coalesce(max(position), 0) + 1 FROM articles WHERE topic = ${topic})`

async function lockArticle(db: Db, { id, version }: Saved) {
  const article = await db
    .selectFrom('articles')
    .select(['state', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!article) throw new ApiError('not_found')
  if (article.version !== version) throw new ApiError('version_conflict')
  return article
}

async function refuse(db: Db, id: number): Promise<never> {
  const article = await db.selectFrom('articles').select('id').where('id', '=', id).executeTakeFirst()
  throw new ApiError(article ? 'version_conflict' : 'not_found')
}
