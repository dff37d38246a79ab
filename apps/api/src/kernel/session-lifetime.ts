import type { ErrorName } from '@klopt/api-client/errors'
import type { Session } from './caller.ts'

const HOUR_MS = 3_600_000
/** A session that nobody used for this long is over (2006). */
export const idleLifetimeMs = 7 * 24 * HOUR_MS
/** A session is over this long after signing in, used or not (2005). */
export const absoluteLifetimeMs = 30 * 24 * HOUR_MS
/** What staff does asks for a second factor that was proved this shortly ago (3023). */
export const verificationMs = HOUR_MS
/** How stale `last_seen_at` may become before it is written again. */
export const LAST_SEEN_PRECISION_MS = 60_000

/** Whether the session proved its second factor within the hour. */
export function isVerified(session: Session, now: Date): boolean {
  return session.secondFactorAt !== null && now.getTime() - session.secondFactorAt.getTime() < verificationMs
}

/** Why a session can no longer be used, or null while it can. */
export function expiryOf(session: Session, now: Date): ErrorName | null {
  if (now >= session.expiresAt) return 'token_expired'
  if (now.getTime() - session.lastSeenAt.getTime() >= idleLifetimeMs) return 'session_expired'
  return null
}
