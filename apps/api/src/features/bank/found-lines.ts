import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { likePattern } from '../../kernel/like-pattern.ts'

/** An index knows words by three letters of theirs. */
const LEAST_LETTERS = 3
/** What more lines have than these is found fast by reading them. */
const FOUND_AT_MOST = 10_000

/** The lines with a text in their words, by an index; null where they are better read: for no or a short text, and for common words. */
export async function foundLines(
  db: Db,
  administrationId: number,
  search: string | undefined,
): Promise<readonly number[] | null> {
  const text = search?.trim() ?? '' // zero: nothing is searched for
  if (text.length < LEAST_LETTERS) return null
  const { rows } = await sql<{ found: number[] | null }>`
    SELECT find_bank_lines(${administrationId}, ${likePattern(text)}, ${FOUND_AT_MOST}) AS found`.execute(db)
  return rows[0]?.found ?? null
}
