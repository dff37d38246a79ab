import type { ArticleTopic } from '@klopt/api-client/contract'
import { articleTopic } from '@klopt/api-client/schemas'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { pagesOf } from './pages-of.ts'

export interface ListedArticle {
  readonly id: number
  readonly title: string
  readonly topic: ArticleTopic
}

/** The place of a topic in the help centre, for ORDER BY. */
export const topicOrder = sql`array_position(${articleTopic.options}::text[], a.topic)`

/** Published articles in the order of the help centre. */
export async function listArticles(db: Db, atMost: number | null = null): Promise<ListedArticle[]> {
  const { rows } = await sql<ListedArticle>`
    SELECT a.id, a.title, a.topic FROM articles a WHERE a.state = 'published'
    ORDER BY ${topicOrder}, a.position, a.id LIMIT ${atMost}`.execute(db)
  return rows
}

/**
 * The published articles for the page of an address: those that name it, the nearest first, and then the others of
 * their topics. The topic to start with for a page that nobody wrote for.
 */
export async function articlesForPage(db: Db, url: string, atMost: number): Promise<ListedArticle[]> {
  const { rows } = await sql<ListedArticle>`
    WITH own AS (
      SELECT id, topic, (SELECT min(array_position(${pagesOf(url)}::text[], page)) FROM unnest(pages) AS page) AS place
      FROM articles WHERE state = 'published' AND pages && ${pagesOf(url)}::text[]
    ), near AS (SELECT topic, min(place) AS place FROM own GROUP BY topic)
    SELECT a.id, a.title, a.topic FROM articles a LEFT JOIN own USING (id) LEFT JOIN near ON near.topic = a.topic
    WHERE a.state = 'published'
      AND (near.topic IS NOT NULL OR (a.topic = 'start' AND NOT EXISTS (SELECT FROM own)))
    ORDER BY own.place, near.place, ${topicOrder}, a.position, a.id LIMIT ${atMost}`.execute(db)
  return rows
}
