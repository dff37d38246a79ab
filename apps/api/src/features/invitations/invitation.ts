import type { Db } from '../../database/db.ts'
import { hashToken } from '../../security/tokens.ts'
import { ApiError } from '../../kernel/api-error.ts'

/** How long an invitation can be accepted. */
export const INVITATION_LIFETIME_MS = 14 * 24 * 3_600_000

export interface InvitationKey {
  readonly administrationId: number
  readonly invitationId: number
  /** Of the mailed link. */
  readonly key: string
}

/**
 * The invitation behind a link. Throws `invitation_accepted` when it was used, and `invitation_not_found` for a
 * wrong key as for one that was revoked, replaced or is too old: who holds no valid key learns nothing.
 */
export async function findInvitation(
  db: Db,
  { administrationId, invitationId, key }: InvitationKey,
  now: Date,
  { forUpdate = false } = {},
) {
  const invitation = await db
    .selectFrom('invitations')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('id', '=', invitationId)
    .where('key_hash', '=', hashToken(key))
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst()
  if (invitation !== undefined && invitation.accepted_at !== null) throw new ApiError('invitation_accepted')
  if (invitation === undefined || invitation.revoked_at !== null || invitation.expires_at <= now) {
    throw new ApiError('invitation_not_found')
  }
  return invitation
}

/** The user with an e-mail address, in any case of letters. */
export function findUserByAddress(db: Db, emailAddress: string) {
  return db
    .selectFrom('people')
    .select(['id', 'deactivated_at'])
    .where((expression) => expression(expression.fn('lower', ['email_address']), '=', emailAddress.toLowerCase()))
    .executeTakeFirst()
}

/** Whether the user has an active role in the administration. */
export async function isMember(db: Db, administrationId: number, userId: number): Promise<boolean> {
  const role = await db
    .selectFrom('role_assignments')
    .select('id')
    .where('administration_id', '=', administrationId)
    .where('user_id', '=', userId)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()
  return role !== undefined
}
