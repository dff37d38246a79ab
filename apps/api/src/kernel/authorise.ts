import { keptAs } from '../database/kept-plans.ts'
import type pg from 'pg'
import { ApiError } from './api-error.ts'
import type { Access } from './access.ts'
import { isGlobalAdmin, isStaff, nobody, type Caller, type EnteredAdministration } from './caller.ts'
import { civilDate } from './clock.ts'
import { findCaller, type FoundCaller } from './find-caller.ts'
import { holds, isOnlyGranted, permissionsActingAs, permissionsOfType, type Permissions } from './permissions.ts'
import { expiryOf, isVerified } from './session-lifetime.ts'
import { noteSeen } from './session-store.ts'

export interface AuthorisationRequest {
  readonly access: Access
  /** Whether it changes something that staff, let in to view, may not. */
  readonly changes: boolean
  /** SHA-256 of the session token, null when the request has none. */
  readonly tokenHash: Buffer | null
  /** Of the path; null when it has none. */
  readonly administrationId: number | null
  readonly firmId: number | null
  /** Of the header; null without one. */
  readonly actingAsUserId: number | null
  /** Of the network it comes from; null of a socket, which acts as nobody. */
  readonly address: string | null
}

/** Who makes this request, or the ApiError that refuses it. */
export async function authorise(pool: pg.Pool, request: AuthorisationRequest, now: Date): Promise<Caller> {
  const { access, tokenHash, administrationId, actingAsUserId } = request
  const found = tokenHash === null ? null : await findCaller(pool, { tokenHash, administrationId, actingAsUserId }, now)
  const refusal = sessionRefusal(found, now)
  if (access.kind === 'public') return found === null || refusal !== null ? nobody : callerOf(found)
  if (found === null || refusal !== null) throw refusal ?? new ApiError('authentication_missing')
  await noteSeen(pool, found.session, now)

  if (access.kind === 'administration') return enterAdministration(pool, request, found, now)
  if (access.kind === 'globalAdmin' && !isGlobalAdmin(found.user)) throw new ApiError('forbidden')
  if (access.kind === 'staff' && !isStaff(found.user)) throw new ApiError('forbidden')
  if (access.kind === 'globalAdmin' || (access.kind === 'staff' && access.unverified !== true)) {
    requireVerification(found, now)
  }
  if (access.kind === 'firm') return enterFirm(pool, request, found, now)
  return callerOf(found)
}

function sessionRefusal(found: FoundCaller | null, now: Date): ApiError | null {
  if (found === null || found.deactivated) return new ApiError('authentication_missing')
  const expiry = expiryOf(found.session, now)
  return expiry === null ? null : new ApiError(expiry)
}

/** A foreign administration answers exactly like one that does not exist. */
async function enterAdministration(
  pool: pg.Pool,
  request: AuthorisationRequest,
  found: FoundCaller,
  now: Date,
): Promise<Caller> {
  const { user, administration } = found
  if (administration === null) throw new ApiError('not_found')
  if (administration.permissions.length === 0) {
    throw new ApiError(isStaff(user) ? 'global_admin_without_access' : 'not_found')
  }
  const { access, actingAsUserId, address, changes } = request
  // By a role or firm of one's own before by what was granted: each permission is judged by itself.
  if (isOnlyGranted(permissionsFor(access, administration))) requireVerification(found, now)
  const entered = actingAsUserId === null ? administration : seenAs(administration, found)
  refuseWithout(access, entered)
  if (changes && isOnlyGranted(permissionsFor(access, entered))) throw new ApiError('only_viewing')
  if (actingAsUserId !== null) await noteViewingAs(pool, found, { actingAsUserId, address }, now)
  return { ...callerOf(found), administration: entered, actingAsUserId }
}

/** The administration through the eyes of one of its users: for staff alone, and never more than that user may. */
function seenAs(administration: EnteredAdministration, { actingAs }: FoundCaller): EnteredAdministration {
  if (actingAs === null || !isOnlyGranted(administration.permissions)) {
    throw new ApiError('acting_as_refused')
  }
  return { ...administration, permissions: permissionsActingAs(actingAs) }
}

/** What the call leans on: the permission it asks for, or whatever is held when it asks for none. */
function permissionsFor({ permission }: Access, { permissions }: EnteredAdministration): Permissions {
  return permission === undefined ? permissions : permissionsOfType(permissions, permission)
}

function requireVerification({ session }: FoundCaller, now: Date): void {
  if (!isVerified(session, now)) throw new ApiError('global_admin_verification_required')
}

function refuseWithout(access: Access, administration: EnteredAdministration): void {
  if (access.mainUserOnly === true && !administration.isPrimaryUser) throw new ApiError('forbidden')
  if (access.permission !== undefined && !holds(administration.permissions, access.permission)) {
    throw new ApiError(access.refusal ?? 'forbidden')
  }
}

async function enterFirm(
  pool: pg.Pool,
  { access, firmId }: AuthorisationRequest,
  found: FoundCaller,
  now: Date,
): Promise<Caller> {
  const { user } = found
  const isOwn = firmId !== null && user.firmId === firmId
  // Staff that was let in looks at everything.
  const seesAll = !isOwn || user.firmSeesAll
  const { rows } = await pool.query<{ granted: boolean; client_ids: number[] }>({
    ...keptAs(pool, 'enter-firm'),
    text: `
      SELECT
        EXISTS (SELECT FROM access_grants x WHERE x.user_id = $2 AND x.firm_id = f.id AND x.expires_at > $3) AS granted,
        ARRAY(
          SELECT a.id FROM companies a
          WHERE a.firm_id = f.id AND ($4 OR a.id IN (SELECT clients_given_to($2, $5::date)))
          ORDER BY a.id
        ) AS client_ids
      FROM accounting_firms f WHERE f.id = $1`,
    values: [firmId, user.id, now, seesAll, civilDate(now)],
  })
  const firm = rows[0]
  if (firm === undefined || firmId === null) throw new ApiError('not_found')
  if (!isOwn) {
    if (!isStaff(user)) throw new ApiError('not_found')
    if (!firm.granted) throw new ApiError('global_admin_without_access')
    requireVerification(found, now)
  }
  const mayManage = isOwn && user.firmIsAdmin
  if (access.managersOnly === true && !mayManage) throw new ApiError(isOwn ? 'forbidden' : 'only_viewing')
  return { ...callerOf(found), firmId, clientIds: firm.client_ids, mayManage }
}

/** Reading leaves no audit row, but whose eyes staff borrowed does: once for each time it was let in. */
async function noteViewingAs(
  pool: pg.Pool,
  { user, administration, grantId }: FoundCaller,
  { actingAsUserId, address }: { actingAsUserId: number; address: string | null },
  now: Date,
): Promise<void> {
  await pool.query({
    ...keptAs(pool, 'note-viewing-as'),
    text: `
      INSERT INTO audit_log (administration_id, user_id, acting_as_user_id, action, entity, entity_id, address, created_at)
      VALUES ($1, $2, $3, 'view_as', 'access_grant', $4, $5, $6)
      ON CONFLICT (entity_id, acting_as_user_id) WHERE action = 'view_as' DO NOTHING`,
    values: [administration?.id, user.id, actingAsUserId, grantId, address, now],
  })
}

function callerOf({ user, session, administration }: FoundCaller): Caller {
  return { ...nobody, user, session, administration }
}
