import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { likePattern } from '../../kernel/like-pattern.ts'

/** An index knows words by three letters of theirs. */
const LEAST_LETTERS = 3
/** What more tickets have than these is found fast by reading them. */
const FOUND_AT_MOST = 10_000

/**
 * The tickets of all administrations with a text in their subject or in whose they are, or with this number, by an index; null
 * where they are better read: for no or a short text, and for common words.
 */
export async function foundTickets(db: Db, search: string | undefined): Promise<readonly number[] | null> {
  const text = search?.trim() ?? '' // zero: nothing is searched for
  if (text.length < LEAST_LETTERS) return null
  const { rows } = await sql<{ found: number[] | null }>`
    SELECT find_tickets(${likePattern(text)}, ${ticketNumber(text)}::bigint, ${FOUND_AT_MOST}) AS found`.execute(db)
  return rows[0]?.found ?? null
}

/** Whose number a text is, as `#12` or `12`. */
export function ticketNumber(text: string): number | null {
  const id = /^#?([1-9]\d{0,14})$/.exec(text)?.[1]
  return id === undefined ? null : Number(id)
}
