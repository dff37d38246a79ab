import type { BodyOf, invitations } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { SigningIn } from '../authentication/known-user.ts'
import { createUser } from '../users/create-user.ts'
import { findUserByAddress } from './invitation.ts'

export type NewAccount = NonNullable<BodyOf<typeof invitations.accept>['account']>

/** Who takes an invitation up. */
export interface Joining {
  /** Of the session; null without one. */
  readonly signedInUserId: number | null
  readonly account: NewAccount | null
  /** Of the new account's password; null for who signs in. */
  readonly passwordHash: string | null
  readonly now: Date
}

export interface Joined {
  readonly userId: number
  /** The account that was made just now and has to be signed in. */
  readonly newAccount: SigningIn | null
}

/**
 * The signed-in user, or a new account for the invited address. Throws `authentication_missing` when there is neither, or
 * when the address has an account to sign in with.
 */
export async function findOrCreateUser(db: Db, joining: Joining, emailAddress: string): Promise<Joined> {
  const { signedInUserId, account, passwordHash, now } = joining
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
