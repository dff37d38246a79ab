import type { ActiveSession } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Session } from '../../kernel/caller.ts'
import { toTimestamp } from '../../kernel/clock.ts'
import { idleLifetimeMs } from '../../kernel/session-lifetime.ts'
import { deviceName } from '../authentication/device-name.ts'
import { removeSessionOf } from '../../kernel/session-store.ts'

/** Where a user is signed in, the last used first. */
export async function activeSessions(
  db: Db,
  { userId, current, now }: { userId: number; current: Session; now: Date },
): Promise<ActiveSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'user_agent', 'address', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', new Date(now.getTime() - idleLifetimeMs))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    device: deviceName(row.user_agent),
    address: row.address,
    createdAt: toTimestamp(row.created_at),
    lastSeenAt: toTimestamp(row.last_seen_at),
    isCurrent: row.token_hash.equals(current.tokenHash),
  }))
}

/** Ends one session of the user; tells whether it was the one that asks. Throws `not_found` for anybody else's. */
export async function endOwnSession(
  db: Db,
  { userId, sessionId, current }: { userId: number; sessionId: number; current: Session },
): Promise<boolean> {
  const tokenHash = await removeSessionOf(db, userId, sessionId)
  if (tokenHash === null) throw new ApiError('not_found')
  return tokenHash.equals(current.tokenHash)
}
