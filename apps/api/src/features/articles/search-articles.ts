import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../database/db.ts'
import { topicOrder, type ListedArticle } from './list-articles.ts'
import { searchWords, wordsToCompare } from './search-words.ts'

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
const FEW = 5

/** The ids of the articles that a search finds, the best first; none for a search without words. */
export async function searchArticles(db: Db, query: string, options: SearchOptions): Promise<number[]> {
  const search = searchWords(query)
  if (search === null) return []
  const asked = sql`websearch_to_tsquery('dutch', ${search.text})`
  const some = anyOf(search.words)
  const bySome = (column: Column) => rank(column, some)
  if (search.isExact) {
    // What says no is looked for everywhere.
    return best(db, asked, bySome, { ...options, where: sql`a.search @@ ${asked} AND ${options.where}` })
  }
  const found = await best(db, sql`(${asked} || ${allOf(search.words)})`, bySome, options)
  if (found.length >= FEW) return found
  const alike = sql`(${some} || ${joined(await wordsLike(db, search.words), '|')})`
  // A word that is there counts for more than one that looks like it.
  const byBoth = (column: Column) => sql`2 * ${rank(column, some)} + ${rank(column, alike)}`
  return [...new Set([...found, ...(await best(db, alike, byBoth, options))])].slice(0, options.atMost)
}

/** The last word may be half typed. It is taken as it stands too, since `aan` says nothing and begins `aangifte`. */
const started = (word = '') => sql`(to_tsquery('dutch', ${`${word}:*`}) || to_tsquery('simple', ${`${word}:*`}))`
const joined = (words: readonly string[], sign: '&' | '|') => sql`to_tsquery('dutch', ${words.join(` ${sign} `)})`
const allOf = (words: readonly string[]) => sql`(${joined(words.slice(0, -1), '&')} && ${started(words.at(-1))})`
const anyOf = (words: readonly string[]) => sql`(${joined(words, '|')} || ${started(words.at(-1))})`

/** A title weighs more than a keyword, and a keyword more than the text: for D, C, B and A. */
const rank = (column: Column, words: Words) => sql`ts_rank('{0, 0.1, 0.4, 1}', a.${sql.ref(column)}, ${words})`
type Column = 'heading' | 'search'
type Words = RawBuilder<unknown>

/** So many are compared word for word; they were chosen by their titles and keywords. */
const COMPARED = 50

/** PostgreSQL looks into the texts only when titles and keywords alone do not give enough to compare. */
async function best(
  db: Db,
  wanted: Words,
  rankBy: (column: Column) => RawBuilder<unknown>,
  { where, atMost }: SearchOptions,
) {
  const limit = Math.max(COMPARED, atMost)
  const chosen = (found: RawBuilder<unknown>) => sql`
    (SELECT * FROM articles a WHERE ${found} AND ${where} ORDER BY ${rankBy('heading')} DESC, a.id LIMIT ${limit})`
  const { rows } = await sql<{ id: number }>`
    SELECT a.id FROM (
      SELECT * FROM (
        ${chosen(sql`a.heading @@ ${wanted}`)}
        UNION ALL ${chosen(sql`a.search @@ ${wanted} AND NOT a.heading @@ ${wanted}`)}
      ) a LIMIT ${limit}
    ) a
    ORDER BY ${rankBy('search')} DESC, ${topicOrder}, a.position, a.id
    LIMIT ${atMost}`.execute(db)
  return rows.map(({ id }) => id)
}

/** How much of a misspelled word has to be there: `aangitfe` is meant to be `aangifte`. */
const LIKENESS = 0.35
/** What each may have been meant to be. */
const GUESSES = 2

/** Words of titles and keywords that are spelled almost like these. */
async function wordsLike(db: Db, words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    SELECT DISTINCT guess.word FROM unnest(${wordsToCompare(words.join(' '))}::text[]) AS given, LATERAL (
      SELECT word FROM article_words WHERE word % given AND similarity(word, given) >= ${LIKENESS} AND word <> given
      ORDER BY similarity(word, given) DESC, word LIMIT ${GUESSES}
    ) AS guess
    ORDER BY guess.word`.execute(db)
  return rows.map(({ word }) => word)
}
