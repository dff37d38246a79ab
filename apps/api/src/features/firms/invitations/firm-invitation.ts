import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import type { Db } from '../../../database/db.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { toTimestamp } from '../../../kernel/clock.ts'
import { hashToken } from '../../../security/tokens.ts'
import { findUserByAddress } from '../../invitations/invitation.ts'
import { nameOfUser } from '../../users/name-of-user.ts'
import { firmNameOf } from '../firm-name.ts'

export interface FirmInvitationKey {
  readonly firmId: number
  readonly invitationId: number
  /** Of the mailed link. */
  readonly key: string
}

/**
 * The invitation of a firm behind a link. Throws `invitation_accepted` when it was used, and `invitation_not_found` for a
 * wrong key as for one that was revoked or is too old: who holds no valid key learns nothing.
 */
export async function findFirmInvitation(
  db: Db,
  { firmId, invitationId, key }: FirmInvitationKey,
  now: Date,
  { forUpdate = false } = {},
) {
  const invitation = await db
    .selectFrom('firm_invitations')
    .selectAll()
    .where('firm_id', '=', firmId)
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

/** What the page of an invitation shows to who holds its link. */
export async function openFirmInvitation(
  db: Db,
  key: FirmInvitationKey,
  now: Date,
): Promise<ResponseOf<typeof contract.firmInvitations.open>> {
  const invitation = await findFirmInvitation(db, key, now)
  return {
    kind: invitation.kind,
    firmName: await firmNameOf(db, key.firmId),
    invitedBy: must(await nameOfUser(db, invitation.invited_by), 'the user who invited'),
    emailAddress: invitation.email_address,
    hasAccount: (await findUserByAddress(db, invitation.email_address)) !== undefined,
  }
}

/** What was sent and neither accepted nor revoked, the newest first. */
export async function listFirmInvitations(
  db: Db,
  firmId: number,
  now: Date,
): Promise<ResponseOf<typeof contract.firmInvitations.list>> {
  const rows = await db
    .selectFrom('firm_invitations as i')
    .innerJoin('people as u', 'u.id', 'i.invited_by')
    .select(['i.id', 'i.kind', 'i.email_address', 'i.created_at', 'i.expires_at', 'u.first_name', 'u.last_name'])
    .where('i.firm_id', '=', firmId)
    .where('i.accepted_at', 'is', null)
    .where('i.revoked_at', 'is', null)
    .orderBy('i.id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    emailAddress: row.email_address,
    invitedBy: `${row.first_name} ${row.last_name}`,
    createdAt: toTimestamp(row.created_at),
    expiresAt: toTimestamp(row.expires_at),
    isExpired: row.expires_at <= now,
  }))
}

/** Notes who used an invitation. */
export async function useUp(db: Db, invitationId: number, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('firm_invitations')
    .set({ accepted_at: now, accepted_by: userId })
    .where('id', '=', invitationId)
    .execute()
}

/** Takes an invitation back. Throws `invitation_not_found` or `invitation_accepted`. */
export async function revokeFirmInvitation(db: Db, firmId: number, invitationId: number, now: Date): Promise<void> {
  const invitation = await db
    .selectFrom('firm_invitations')
    .select(['accepted_at', 'revoked_at'])
    .where('firm_id', '=', firmId)
    .where('id', '=', invitationId)
    .forUpdate()
    .executeTakeFirst()
  if (invitation !== undefined && invitation.accepted_at !== null) throw new ApiError('invitation_accepted')
  if (invitation === undefined || invitation.revoked_at !== null) throw new ApiError('invitation_not_found')
  await db.updateTable('firm_invitations').set({ revoked_at: now }).where('id', '=', invitationId).execute()
}
