import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'
import { withTransaction } from '../database/transaction.ts'
import type { Db } from '../database/db.ts'

export interface AttemptLimit {
  readonly limit: number
  readonly windowMs: number
}

/**
 * Counts one more try of something that must not be guessed, and tells whether it is still allowed. The try is
 * counted before its outcome is known, so that many at once cannot slip past; it commits on its own, so that
 * the error that follows does not undo it. The block lasts one window from the last try that was allowed.
 */
export function countAttempt(
  pool: pg.Pool,
  key: string,
  { limit, windowMs }: AttemptLimit,
  now: Date,
): Promise<boolean> {
  const windowStart = new Date(now.getTime() - windowMs)
  return withTransaction(pool, { kind: 'system' }, async (db) => {
    const { rows } = await sql<{ failures: number }>`
      INSERT INTO login_attempts AS a (key_hash, failures, updated_at) VALUES (${keyHash(key)}, 1, ${now})
      ON CONFLICT (key_hash) DO UPDATE SET
        failures = CASE WHEN a.updated_at <= ${windowStart} THEN 1 ELSE least(a.failures + 1, ${limit + 1}) END,
        updated_at = CASE WHEN a.updated_at <= ${windowStart} OR a.failures < ${limit} THEN ${now} ELSE a.updated_at END
      RETURNING failures`.execute(db)
    return (rows[0]?.failures ?? limit + 1) <= limit
  })
}

/** Takes one try back that was counted and was right, of a key under which others are counted too. */
export async function takeBackAttempt(pool: pg.Pool, key: string): Promise<void> {
  await withTransaction(pool, { kind: 'system' }, (db) =>
    db
      .updateTable('login_attempts')
      .set((expression) => ({ failures: expression('failures', '-', 1) }))
      .where('key_hash', '=', keyHash(key))
      .where('failures', '>', 0)
      .execute(),
  )
}

/** Forgets the tries: this one was right. */
export async function forgetAttempts(pool: pg.Pool, key: string): Promise<void> {
  await withTransaction(pool, { kind: 'system' }, (db) =>
    db.deleteFrom('login_attempts').where('key_hash', '=', keyHash(key)).execute(),
  )
}

/** Removes counters of tries that nobody waits for any more. */
export async function removeOldAttempts(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('login_attempts').where('updated_at', '<=', before).execute()
}

/** Keys hold e-mail addresses; the table need not. */
function keyHash(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
