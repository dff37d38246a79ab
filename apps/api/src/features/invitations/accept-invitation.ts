import { isReadOnly } from '@klopt/bookkeeping/administration'
import type { BodyOf, invitations } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { withRead } from '../../database/transaction.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import type { SigningIn } from '../authentication/known-user.ts'
import { readNewPassword } from '../authentication/new-password.ts'
import { addMember } from '../members/add-role.ts'
import { createUser } from '../users/create-user.ts'
import { findInvitation, findUserByAddress, isMember, type InvitationKey } from './invitation.ts'

type NewAccount = NonNullable<BodyOf<typeof invitations.accept>['account']>

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

interface Acceptance {
  readonly invitation: InvitationKey
  /** Of the session; null without one. */
  readonly signedInUserId: number | null
  readonly account: NewAccount | null
  readonly passwordHash: string | null
  readonly now: Date
  readonly today: string
}

export interface Accepted {
  readonly userId: number
  /** The account that was made just now and has to be signed in. */
  readonly newAccount: SigningIn | null
}

/**
 * Uses an invitation up and gives the role it holds. Throws `authentication_missing` when the invited address has
 * an account to sign in with, `already_member` for who is in already, and `read_only` while nothing can be changed in
 * the administration: the invitation stays open then.
 */
export async function acceptInvitation(db: Db, acceptance: Acceptance): Promise<Accepted> {
  const { invitation: key, now, today } = acceptance
  const invitation = await findInvitation(db, key, now, { forUpdate: true })
  await refuseWhenReadOnly(db, key.administrationId, today)
  const accepted = await findOrCreateUser(db, acceptance, invitation.email_address)
  if (await isMember(db, key.administrationId, accepted.userId)) throw new ApiError('already_member')
  await addMember(db, {
    administrationId: key.administrationId,
    userId: accepted.userId,
    permissions: invitation.permissions,
    isMainUser: false,
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
    .selectFrom('administrations')
    .select(['subscription_type as subscriptionType', 'subscription_period_end as subscriptionPeriodEnd'])
    .select('subscription_ends_on as subscriptionEndsOn')
    .where('id', '=', administrationId)
    .executeTakeFirstOrThrow()
  if (isReadOnly(administration, today)) throw new ApiError('read_only')
}

async function findOrCreateUser(db: Db, acceptance: Acceptance, emailAddress: string): Promise<Accepted> {
  const { signedInUserId, account, passwordHash, now } = acceptance
  if (account === null || passwordHash === null) {
    if (signedInUserId === null) throw new ApiError('authentication_missing')
    return { userId: signedInUserId, newAccount: null }
  }
  if ((await findUserByAddress(db, emailAddress)) !== undefined) throw new ApiError('authentication_missing')
  // The address may get an account in another way this very moment.
  const id = await createUser(db, {
    emailAddress,
    firstName: account.firstName.trim(),
    lastName: account.lastName.trim(),
    passwordHash,
    now,
  })
  if (id === null) throw new ApiError('authentication_missing')
  return { userId: id, newAccount: { id, emailAddress, confirmsLocations: true } }
}
