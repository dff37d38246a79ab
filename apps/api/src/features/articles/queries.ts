import type { articles, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { toTimestamp } from '../../kernel/clock.ts'
import { topicOrder } from './list-articles.ts'
import { searchArticles } from './search-articles.ts'

type Listed = ResponseOf<typeof articles.list>
type Row = Omit<Listed[number], 'updatedAt'> & { updated_at: Date }

const AT_MOST = 500

/** All articles, drafts too: in the order of the help centre, or the best of a search first. */
export async function listAllArticles(db: Db, { search = '', topic }: QueryOf<typeof articles.list>): Promise<Listed> {
  const where = sql`(${topic ?? null}::text IS NULL OR a.topic = ${topic ?? null})`
  const ids = search.trim() === '' ? null : await searchArticles(db, search, { where, atMost: AT_MOST })
  const { rows } = await sql<Row>`
    SELECT a.id, a.title, a.topic, a.state, a.pages, a.updated_at FROM articles a
    WHERE ${ids === null ? where : sql`a.id = ANY(${ids}::bigint[])`}
    ORDER BY array_position(${ids}::bigint[], a.id), ${topicOrder}, a.position, a.id LIMIT ${AT_MOST}`.execute(db)
  return rows.map(({ updated_at, ...article }) => ({ ...article, updatedAt: toTimestamp(updated_at) }))
}

/** An article with its parts as they are edited. Throws `not_found`. */
export async function articleToEdit(db: Db, id: number): Promise<ResponseOf<typeof articles.get>> {
  const article = await db.selectFrom('articles').selectAll().where('id', '=', id).executeTakeFirst()
  if (!article) throw new ApiError('not_found')
  const { video_url, updated_at, ...parts } = article
  return { ...parts, videoUrl: video_url, updatedAt: toTimestamp(updated_at) }
}
