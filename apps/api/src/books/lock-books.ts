import { sql, type Selectable } from 'kysely'
import type { Db } from '../database/db.ts'
import type { Schema } from '../database/schema.ts'

export type BookLock = Pick<
  Selectable<Schema['book_locks']>,
  'locked_until' | 'reason' | 'locked_by' | 'firm_locked_until' | 'changed_at'
>

export interface NewBookLock {
  /** The last day on which nothing is posted any more; null opens all of the books. */
  readonly lockedUntil: string | null
  /** Needed to open what was locked. */
  readonly reason: string
  readonly userId: number
  /** Whether the user acts for the firm that keeps the books: up to the day that it locks, it alone unlocks. */
  readonly asFirm: boolean
  readonly at: Date
}

/** Up to which day the books are locked, by whom and why; null when nobody ever did. */
export async function readBookLock(db: Db, administrationId: number): Promise<BookLock | null> {
  const row = await db
    .selectFrom('book_locks')
    .select(['locked_until', 'reason', 'locked_by', 'firm_locked_until', 'changed_at'])
    .where('administration_id', '=', administrationId)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Locks the books up to a day, or opens them from an earlier one, and leaves an audit row. Postings that run are waited
 * for. Throws `books_locked_by_firm`, and `invalid_input` for unlocking without a reason.
 */
export async function setBookLock(db: Db, lock: NewBookLock): Promise<void> {
  const { lockedUntil, reason, userId, asFirm, at } = lock
  await sql`SELECT set_book_lock(${lockedUntil}::date, ${reason}, ${userId}, ${asFirm}, ${at})`.execute(db)
}
