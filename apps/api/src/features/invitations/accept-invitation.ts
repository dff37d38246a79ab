import { isReadOnly } from '@klopt/bookkeeping/administration'
import type { Db } from '../../database/db.ts'
import { withRead } from '../../database/transaction.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import { readNewPassword } from '../authentication/new-password.ts'
import { addMember } from '../members/add-role.ts'
import { mainUserEmailAddress } from '../members/main-user.ts'
import { findInvitation, isMember, type InvitationKey } from './invitation.ts'
import { findOrCreateUser, type Joined, type Joining, type NewAccount } from './joining-account.ts'

/** The hash of a new account's password; null for who signs in. Only a valid link is worth the work. */
export async function hashNewAccount(
  { pool, passwords }: Services,
  invitation: InvitationKey,
  account: NewAccount | null,
  now: Date,
): Promise<string | null> {
  if (account === null) return null
  await withRead(pool, { kind: 'system' }, (db) => findInvitation(db, invitation, now))
  return passwords.hash(readNewPassword(account.password, 'account.password'))
}

interface Acceptance extends Joining {
  readonly invitation: InvitationKey
  readonly today: string
}

/**
 * Uses an invitation up and gives the role it holds. Throws `authentication_missing` when the invited address has
 * an account to sign in with, `already_member` for who is in already, and `read_only` while nothing can be changed in
 * the administration: the invitation stays open then. Who was asked to be the main user of books that a firm made becomes
 * that, unless somebody is it already.
 */
export async function acceptInvitation(db: Db, acceptance: Acceptance): Promise<Joined> {
  const { invitation: key, now, today } = acceptance
  const invitation = await findInvitation(db, key, now, { forUpdate: true })
  await refuseWhenReadOnly(db, key.administrationId, today)
  const accepted = await findOrCreateUser(db, acceptance, invitation.email_address)
  if (await isMember(db, key.administrationId, accepted.userId)) throw new ApiError('already_member')
  await addMember(db, {
    administrationId: key.administrationId,
    userId: accepted.userId,
    permissions: invitation.permissions,
    isMainUser: invitation.makes_main_user && !(await hasMainUser(db, key.administrationId)),
    at: now,
  })
  await db
    .updateTable('invitations')
    .set({ accepted_at: now, accepted_by: accepted.userId })
    .where('administration_id', '=', key.administrationId)
    .where('id', '=', key.invitationId)
    .execute()
  return accepted
}

/** The call is open to anybody, so that nothing before it has looked at the subscription. */
async function refuseWhenReadOnly(db: Db, administrationId: number, today: string): Promise<void> {
  const administration = await db
    .selectFrom('companies')
    .select(['subscription_type as subscriptionType', 'subscription_period_end as subscriptionPeriodEnd'])
    .select('subscription_ends_on as subscriptionEndsOn')
    .where('id', '=', administrationId)
    .executeTakeFirstOrThrow()
  if (isReadOnly(administration, today)) throw new ApiError('read_only')
}

async function hasMainUser(db: Db, administrationId: number): Promise<boolean> {
  return (await mainUserEmailAddress(db, administrationId)) !== null
}
