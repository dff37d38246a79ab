import type { contract, ResponseOf } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { toTimestamp } from '../../kernel/clock.ts'
import { findInvitation, findUserByAddress, type InvitationKey } from './invitation.ts'

type Invitations = ResponseOf<typeof contract.invitations.list>
type OpenInvitation = ResponseOf<typeof contract.invitations.open>

/** What was sent and neither accepted nor revoked, the newest first; expired ones can be sent again. */
export async function listInvitations(db: Db, administrationId: number, now: Date): Promise<Invitations> {
  const rows = await db
    .selectFrom('invitations as i')
    .innerJoin('people as u', 'u.id', 'i.invited_by')
    .select(['i.id', 'i.email_address', 'i.permissions', 'i.created_at', 'i.expires_at', 'u.first_name', 'u.last_name'])
    .where('i.administration_id', '=', administrationId)
    .where('i.accepted_at', 'is', null)
    .where('i.revoked_at', 'is', null)
    .orderBy('i.id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    emailAddress: row.email_address,
    permissions: row.permissions,
    invitedBy: `${row.first_name} ${row.last_name}`,
    createdAt: toTimestamp(row.created_at),
    expiresAt: toTimestamp(row.expires_at),
    isExpired: row.expires_at <= now,
  }))
}

/** What the page of an invitation shows to who holds its link. */
export async function openInvitation(db: Db, key: InvitationKey, now: Date): Promise<OpenInvitation> {
  const invitation = await findInvitation(db, key, now)
  const { company_name, first_name, last_name } = await db
    .selectFrom('companies as a')
    .innerJoin('people as u', (join) => join.on('u.id', '=', invitation.invited_by))
    .select(['a.company_name', 'u.first_name', 'u.last_name'])
    .where('a.id', '=', key.administrationId)
    .executeTakeFirstOrThrow()
  return {
    companyName: company_name,
    invitedBy: `${first_name} ${last_name}`,
    emailAddress: invitation.email_address,
    permissions: invitation.permissions,
    makesMainUser: invitation.makes_main_user,
    hasAccount: (await findUserByAddress(db, invitation.email_address)) !== undefined,
  }
}
