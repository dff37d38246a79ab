import type { Db } from '../../database/db.ts'
import { hashToken, newToken } from '../../security/tokens.ts'
import type { RequestFacts } from '../../kernel/context.ts'
import { absoluteLifetimeMs } from '../../kernel/session-lifetime.ts'
import { insertSession, removeSession, removeSessionsOf } from '../../kernel/session-store.ts'

export interface NewSession {
  readonly userId: number
  readonly request: Pick<RequestFacts, 'address' | 'userAgent'>
  readonly now: Date
  /** The session the browser had; signing in always ends it, so that nobody can plant one. */
  readonly replaces: Buffer | null
  /** The user proved a second factor to get here. */
  readonly provedSecondFactor?: boolean
}

/** Starts a session and answers its token, which is kept nowhere but in the cookie. */
export async function startSession(db: Db, session: NewSession): Promise<string> {
  const { userId, request, now, replaces, provedSecondFactor = false } = session
  if (replaces !== null) await removeSession(db, replaces)
  const token = newToken()
  await insertSession(db, {
    token_hash: hashToken(token),
    user_id: userId,
    created_at: now,
    last_seen_at: now,
    expires_at: new Date(now.getTime() + absoluteLifetimeMs),
    user_agent: request.userAgent.slice(0, 300),
    address: request.address,
    second_factor_at: provedSecondFactor ? now : null,
  })
  return token
}

/**
 * Ends whatever a user, or somebody else with the password, has opened: logins that wait for a code, and then the
 * sessions, so that one which a code is starting this very moment is among them. Answers how many sessions there were.
 */
export async function endSessions(db: Db, userId: number): Promise<number> {
  await db.deleteFrom('second_factor_challenges').where('user_id', '=', userId).execute()
  return removeSessionsOf(db, userId)
}
