import type { Insertable } from 'kysely'
import type pg from 'pg'
import type { Db } from '../database/db.ts'
import type { Schema } from '../database/schema.ts'
import { LAST_SEEN_PRECISION_MS } from './session-lifetime.ts'

/** Keeps a new session. */
export async function insertSession(db: Db, session: Insertable<Schema['sessions']>): Promise<void> {
  await db.insertInto('sessions').values(session).execute()
}

/** Notes that a session is used: at most once a minute, so that reading costs no write. */
export async function noteSeen(
  pool: pg.Pool,
  session: { readonly tokenHash: Buffer; readonly lastSeenAt: Date },
  now: Date,
): Promise<void> {
  if (now.getTime() - session.lastSeenAt.getTime() < LAST_SEEN_PRECISION_MS) return
  await pool.query('UPDATE sessions SET last_seen_at = $2 WHERE token_hash = $1 AND last_seen_at < $2', [
    session.tokenHash,
    now,
  ])
}

/** Notes that a second factor was proved again inside a session. */
export async function noteSecondFactor(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ second_factor_at: now }).where('token_hash', '=', tokenHash).execute()
}

/** Ends a session. */
export async function removeSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** Ends one session of a user; answers the hash of its token, or null when it is not theirs. */
export async function removeSessionOf(db: Db, userId: number, sessionId: number): Promise<Buffer | null> {
  const ended = await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .returning('token_hash')
    .executeTakeFirst()
  return ended?.token_hash ?? null
}

/** Ends all sessions of a user; answers how many there were. */
export async function removeSessionsOf(db: Db, userId: number): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('sessions').where('user_id', '=', userId).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Removes sessions that have expired. */
export async function removeExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
}
