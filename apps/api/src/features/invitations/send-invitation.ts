import type { AssignablePermission } from '@klopt/api-client/contract'
import { email } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import type { JobSender } from '../../kernel/job.ts'
import { hashToken, newToken } from '../../security/tokens.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { User } from '../../kernel/caller.ts'
import { screenPath } from '../../kernel/screens.ts'
import type { Services } from '../../kernel/services.ts'
import { queueMail } from '../authentication/send-mail.ts'
import { findUserByAddress, INVITATION_LIFETIME_MS, isMember } from './invitation.ts'
import { invitationMail } from './mail.ts'

export interface Sender {
  readonly db: Db
  readonly administrationId: number
  readonly user: User
  readonly now: Date
  readonly jobs: JobSender
  readonly services: Services
}

interface NewInvitation {
  readonly emailAddress: string
  readonly permissions: readonly AssignablePermission[]
  /** Of books that a firm makes: whoever accepts becomes the main user. */
  readonly makesMainUser?: boolean
}

/** Invites an address. Throws `email_invalid`, `already_member` or `already_invited`. */
export async function sendInvitation(
  sender: Sender,
  { emailAddress, permissions, makesMainUser = false }: NewInvitation,
): Promise<number> {
  const { db, administrationId, user, now } = sender
  const address = email(emailAddress)
  if (!address.ok) throw new ApiError('email_invalid', { fields: { emailAddress: address.message } })
  const known = await findUserByAddress(db, address.value)
  if (known && (await isMember(db, administrationId, known.id))) {
    throw new ApiError('already_member', { fields: { emailAddress: 'Deze persoon heeft al toegang' } })
  }
  await revokeExpired(db, administrationId, address.value, now)
  const key = newToken()
  const made = await db
    .insertInto('invitations')
    .values({
      administration_id: administrationId,
      key_hash: hashToken(key),
      email_address: address.value,
      permissions: [...new Set(permissions)],
      makes_main_user: makesMainUser,
      invited_by: user.id,
      created_at: now,
      expires_at: new Date(now.getTime() + INVITATION_LIFETIME_MS),
      accepted_at: null,
      accepted_by: null,
      revoked_at: null,
    })
    // One open invitation per address, also of two that are sent at once.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw new ApiError('already_invited', { fields: { emailAddress: 'Dit adres is al uitgenodigd' } })
  await mailInvitation(sender, { invitationId: made.id, emailAddress: address.value, key })
  return made.id
}

/** Mails a new link; the old one stops working. Throws `invitation_not_found` or `invitation_accepted`. */
export async function resendInvitation(sender: Sender, invitationId: number): Promise<void> {
  const { db, administrationId, now } = sender
  const invitation = await lockOpenInvitation(db, administrationId, invitationId)
  const key = newToken()
  await db
    .updateTable('invitations')
    .set({ key_hash: hashToken(key), expires_at: new Date(now.getTime() + INVITATION_LIFETIME_MS) })
    .where('administration_id', '=', administrationId)
    .where('id', '=', invitationId)
    .execute()
  await mailInvitation(sender, { invitationId, emailAddress: invitation.email_address, key })
}

/** An invitation that was neither accepted nor revoked, as its administration sees it. */
export async function lockOpenInvitation(db: Db, administrationId: number, invitationId: number) {
  const invitation = await db
    .selectFrom('invitations')
    .select(['email_address', 'accepted_at', 'revoked_at'])
    .where('administration_id', '=', administrationId)
    .where('id', '=', invitationId)
    .forUpdate()
    .executeTakeFirst()
  if (invitation !== undefined && invitation.accepted_at !== null) throw new ApiError('invitation_accepted')
  if (invitation === undefined || invitation.revoked_at !== null) throw new ApiError('invitation_not_found')
  return invitation
}

async function revokeExpired(db: Db, administrationId: number, emailAddress: string, now: Date): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ revoked_at: now })
    .where('administration_id', '=', administrationId)
    .where((expression) => expression(expression.fn('lower', ['email_address']), '=', emailAddress.toLowerCase()))
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '<=', now)
    .execute()
}

async function mailInvitation(
  { db, administrationId, user, jobs, services }: Sender,
  { invitationId, emailAddress, key }: { invitationId: number; emailAddress: string; key: string },
): Promise<void> {
  const { company_name: companyName } = await db
    .selectFrom('companies')
    .select('company_name')
    .where('id', '=', administrationId)
    .executeTakeFirstOrThrow()
  const path = screenPath('invitation', { administrationId, invitationId }, { key })
  const link = new URL(path, services.settings.publicUrl)
  const invitedBy = `${user.firstName} ${user.lastName}`
  await queueMail(jobs, services, emailAddress, invitationMail({ companyName, invitedBy, link: link.href }))
}
