import { email } from '@klopt/validators'
import type { Db } from '../../../database/db.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import type { User } from '../../../kernel/caller.ts'
import type { JobSender } from '../../../kernel/job.ts'
import { screenPath } from '../../../kernel/screens.ts'
import type { Services } from '../../../kernel/services.ts'
import { hashToken, newToken } from '../../../security/tokens.ts'
import { queueMail } from '../../authentication/send-mail.ts'
import { findUserByAddress, INVITATION_LIFETIME_MS } from '../../invitations/invitation.ts'
import { firmNameOf } from '../firm-name.ts'
import { bringMail, joinMail } from './mails.ts'

interface Inviting {
  readonly db: Db
  readonly firmId: number
  readonly user: User
  readonly now: Date
  readonly jobs: JobSender
  readonly services: Services
}

interface Invitee {
  readonly kind: 'colleague' | 'client'
  readonly emailAddress: string
  readonly isAdmin: boolean
  readonly seesAll: boolean
}

/**
 * Asks somebody by mail, as the firm: to join it, or to bring their books. Answers the id. Throws `email_invalid`,
 * `already_invited`, and of a colleague `already_member` or `works_at_firm`.
 */
export async function inviteToFirm(inviting: Inviting, invitee: Invitee): Promise<number> {
  const { db, firmId, user, now, jobs, services } = inviting
  const address = email(invitee.emailAddress)
  if (!address.ok) throw new ApiError('email_invalid', { fields: { emailAddress: address.message } })
  if (invitee.kind === 'colleague') await refuseWhoWorks(db, firmId, address.value)
  await revokeExpired(db, firmId, invitee.kind, address.value, now)
  const key = newToken()
  const made = await db
    .insertInto('firm_invitations')
    .values({
      firm_id: firmId,
      kind: invitee.kind,
      key_hash: hashToken(key),
      email_address: address.value,
      is_admin: invitee.isAdmin,
      sees_all: invitee.seesAll,
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
  const path = screenPath('firmInvitation', { firmId, invitationId: made.id }, { key })
  const mail = invitee.kind === 'colleague' ? joinMail : bringMail
  const words = {
    firmName: await firmNameOf(db, firmId),
    invitedBy: `${user.firstName} ${user.lastName}`,
    link: new URL(path, services.settings.publicUrl).href,
  }
  await queueMail(jobs, services, address.value, mail(words))
  return made.id
}

/** A new account of this address cannot join either: who works somewhere is told before the mail goes out. */
async function refuseWhoWorks(db: Db, firmId: number, emailAddress: string): Promise<void> {
  const known = await findUserByAddress(db, emailAddress)
  if (known === undefined) return
  const user = await db.selectFrom('people').select('firm_id').where('id', '=', known.id).executeTakeFirstOrThrow()
  if (user.firm_id === firmId) {
    throw new ApiError('already_member', { fields: { emailAddress: 'Deze persoon werkt al bij je kantoor' } })
  }
  if (user.firm_id !== null) throw new ApiError('works_at_firm')
}

async function revokeExpired(
  db: Db,
  firmId: number,
  kind: Invitee['kind'],
  emailAddress: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('firm_invitations')
    .set({ revoked_at: now })
    .where('firm_id', '=', firmId)
    .where('kind', '=', kind)
    .where((expression) => expression(expression.fn('lower', ['email_address']), '=', emailAddress.toLowerCase()))
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '<=', now)
    .execute()
}
