import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../database/db.ts'
import { topicOrder, type ListedArticle } from './list-articles.ts'
import { searchWords, type SearchWords } from './search-words.ts'

export interface SearchOptions {
  /** A condition on `a`, such as its state. */
  readonly where: RawBuilder<unknown>
  readonly atMost: number
}

/** The published articles that a search finds, the best first. */
export async function searchPublished(db: Db, query: string, atMost: number): Promise<ListedArticle[]> {
  const ids = await searchArticles(db, query, { where: sql`a.state = 'published'`, atMost })
  const { rows } = await sql<ListedArticle>`
    SELECT a.id, a.title, a.topic FROM articles a WHERE a.id = ANY(${ids}::bigint[])
    ORDER BY array_position(${ids}::bigint[], a.id)`.execute(db)
  return rows
}

/** Fewer than this, and articles that have some of the words, or words like them, come after those that have all. */
const few = 5

/** The ids of the articles that a search finds, the best first; none for a search without words. */
export async function searchArticles(db: Db, query: string, options: SearchOptions): Promise<number[]> {
  const words = searchWords(query)
  if (words === null) return []
  const found = await withAllWords(db, words, options)
  if (found.length >= few || words.isExact) return found
  const alike = await withWordsLikeThese(db, words, options)
  return [...new Set([...found, ...alike])].slice(0, options.atMost)
}

/** A title weighs more than a keyword, and a keyword more than the text: for D, C, B and A. */
const weights = sql`'{0, 0.1, 0.4, 1}'::real[]`

async function withAllWords(db: Db, { text, allWords, anyWord }: SearchWords, { where, atMost }: SearchOptions) {
  const { rows } = await sql<{ id: number }>`
    WITH wanted AS (
      SELECT websearch_to_tsquery('dutch', ${text}) || to_tsquery('dutch', ${allWords}) AS words,
        to_tsquery('dutch', ${anyWord}) AS any_word
    )
    SELECT a.id FROM articles a, wanted WHERE a.search @@ wanted.words AND ${where}
    ORDER BY ts_rank(${weights}, a.search, wanted.any_word) DESC, ${topicOrder}, a.position, a.id
    LIMIT ${atMost}`.execute(db)
  return rows.map(({ id }) => id)
}

/** How much of a misspelled word has to be there: `aangitfe` finds `aangifte`. */
const likeness = 0.5
/** A shorter word looks like too many others. */
const shortestMisspelled = 4
/** A word that is right counts for more than one that looks like it. */
const certainty = 2

async function withWordsLikeThese(db: Db, { anyWord, words }: SearchWords, { where, atMost }: SearchOptions) {
  const misspelled = words.filter((word) => word.length >= shortestMisspelled)
  await sql`SELECT set_config('pg_trgm.word_similarity_threshold', ${String(likeness)}, true)`.execute(db)
  const { rows } = await sql<{ id: number }>`
    WITH wanted AS (SELECT to_tsquery('dutch', ${anyWord}) AS any_word), alike AS (
      SELECT a.id, sum(greatest(
        word_similarity(word, lower(a.title)), 0.5 * word_similarity(word, lower(a.keywords)))) AS likeness
      FROM unnest(${misspelled}::text[]) AS word JOIN articles a ON word <% lower(a.title || ' ' || a.keywords)
      GROUP BY a.id
    ), found AS (
      SELECT id FROM alike UNION SELECT a.id FROM articles a, wanted WHERE a.search @@ wanted.any_word
    )
    SELECT a.id FROM found JOIN articles a USING (id) LEFT JOIN alike USING (id), wanted WHERE ${where}
    ORDER BY coalesce(alike.likeness, 0)
        + ${certainty * words.length}::float8 * ts_rank(${weights}, a.search, wanted.any_word) DESC,
      ${topicOrder}, a.position, a.id
    LIMIT ${atMost}`.execute(db)
  return rows.map(({ id }) => id)
}
