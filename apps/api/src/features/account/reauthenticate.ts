import { withRead } from '../../database/transaction.ts'
import { countAttempt, forgetAttempts, type AttemptLimit } from '../../kernel/attempts.ts'
import { clientOf } from '../../security/client-of.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { CheckedPassword } from '../authentication/lock-password.ts'
import { passwordHashOf } from '../users/change-user.ts'
import type { SignedInOutside } from './context.ts'

/** As many tries as signing in has: who found an open browser may not guess here instead. */
const limit: AttemptLimit = { limit: 5, windowMs: 5 * 60_000 }

/**
 * Proof that the one at the keyboard is still the user. Runs outside of a transaction, since hashing takes long.
 * Throws `current_password_wrong` or `too_many_logins`.
 */
export async function reauthenticate(
  { services: { pool, passwords }, user, request, now }: SignedInOutside,
  currentPassword: string,
): Promise<CheckedPassword> {
  const attempts = `current password\0${user.id}\0${clientOf(request.address)}`
  if (!(await countAttempt(pool, attempts, limit, now))) throw new ApiError('too_many_logins')
  const passwordHash = await withRead(pool, { kind: 'user', userId: user.id }, (db) => passwordHashOf(db, user.id))
  if (!(await passwords.verify(currentPassword, passwordHash))) throw new ApiError('current_password_wrong')
  await forgetAttempts(pool, attempts)
  return { id: user.id, passwordHash }
}
