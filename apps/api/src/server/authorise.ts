import type pg from 'pg'
import { ApiError } from './api-error.ts'
import type { Access } from './access.ts'
import { isGlobalAdmin, nobody, type Caller } from './caller.ts'
import { findCaller, type FoundCaller } from './find-caller.ts'
import { holds } from './permissions.ts'
import { expiryOf, lastSeenPrecision_ms } from './session-lifetime.ts'

export interface AuthorisationRequest {
  readonly access: Access
  /** SHA-256 of the session token, null when the request has none. */
  readonly tokenHash: Buffer | null
  /** Of the path; null when it has none. */
  readonly administrationId: number | null
  readonly firmId: number | null
}

/** Who makes this request, or the ApiError that refuses it. */
export async function authorise(pool: pg.Pool, request: AuthorisationRequest, now: Date): Promise<Caller> {
  const { access, tokenHash, administrationId } = request
  const found = tokenHash === null ? null : await findCaller(pool, tokenHash, administrationId, now)
  const refusal = sessionRefusal(found, now)
  if (access.kind === 'public') return found === null || refusal !== null ? nobody : callerOf(found)
  if (found === null || refusal !== null) throw refusal ?? new ApiError('authentication_missing')
  await noteSeen(pool, found, now)

  if (access.kind === 'administration') refuseOutsiders(access, found)
  if (access.kind === 'globalAdmin' && !isGlobalAdmin(found.user)) throw new ApiError('forbidden')
  if (access.kind === 'firm') return enterFirm(pool, found, request.firmId, now)
  return callerOf(found)
}

function sessionRefusal(found: FoundCaller | null, now: Date): ApiError | null {
  if (found === null || found.deactivated) return new ApiError('authentication_missing')
  const expiry = expiryOf(found.session, now)
  return expiry === null ? null : new ApiError(expiry)
}

/** A foreign administration answers exactly like one that does not exist. */
function refuseOutsiders(access: Access, { user, administration }: FoundCaller): void {
  if (administration === null) throw new ApiError('not_found')
  if (administration.permissions.length === 0) {
    throw new ApiError(isGlobalAdmin(user) ? 'global_admin_without_access' : 'not_found')
  }
  if (access.mainUserOnly === true && !administration.isPrimaryUser) throw new ApiError('forbidden')
  if (access.permission !== undefined && !holds(administration.permissions, access.permission)) {
    throw new ApiError('forbidden')
  }
}

async function enterFirm(pool: pg.Pool, found: FoundCaller, firmId: number | null, now: Date): Promise<Caller> {
  const { rows } = await pool.query<{ granted: boolean; client_ids: number[] }>({
    name: 'enter-firm',
    text: `
      SELECT
        EXISTS (SELECT FROM access_grants x WHERE x.user_id = $2 AND x.firm_id = f.id AND x.expires_at > $3) AS granted,
        ARRAY(SELECT a.id FROM administrations a WHERE a.firm_id = f.id ORDER BY a.id) AS client_ids
      FROM firms f WHERE f.id = $1`,
    values: [firmId, found.user.id, now],
  })
  const firm = rows[0]
  if (firm === undefined || firmId === null) throw new ApiError('not_found')
  const admin = isGlobalAdmin(found.user)
  if (found.user.firmId !== firmId && !(admin && firm.granted)) {
    throw new ApiError(admin ? 'global_admin_without_access' : 'not_found')
  }
  return { ...callerOf(found), firmId, clientIds: firm.client_ids }
}

/** At most once a minute, so that reading costs no write. */
async function noteSeen(pool: pg.Pool, { session }: FoundCaller, now: Date): Promise<void> {
  if (now.getTime() - session.lastSeenAt.getTime() < lastSeenPrecision_ms) return
  await pool.query('UPDATE sessions SET last_seen_at = $2 WHERE token_hash = $1 AND last_seen_at < $2', [
    session.tokenHash,
    now,
  ])
}

function callerOf({ user, session, administration }: FoundCaller): Caller {
  return { user, session, administration, firmId: null, clientIds: [] }
}
