import { ApiError } from '../../kernel/api-error.ts'
import { absoluteLifetimeMs } from '../../kernel/session-lifetime.ts'
import type { CheckedPassword } from '../authentication/lock-password.ts'
import { endLinks } from '../authentication/mailed-links.ts'
import { passwordChangedMail } from '../authentication/mails.ts'
import { readNewPassword } from '../authentication/new-password.ts'
import { endSessions, startSession } from '../authentication/sessions.ts'
import { replacePassword } from '../users/change-user.ts'
import { notifyUser, type AccountContext, type SignedInOutside } from './context.ts'
import { reauthenticate } from './reauthenticate.ts'

export interface NewPassword {
  readonly current: CheckedPassword
  readonly passwordHash: string
}

/** Checks the current password and hashes the new one. Throws `invalid_input` or what `reauthenticate` throws. */
export async function hashNewPassword(
  context: SignedInOutside,
  given: { readonly currentPassword: string; readonly newPassword: string },
): Promise<NewPassword> {
  const password = readNewPassword(given.newPassword, 'newPassword')
  const current = await reauthenticate(context, given.currentPassword)
  return { current, passwordHash: await context.services.passwords.hash(password) }
}

/**
 * Sets the password and ends whatever the old one had opened; this browser goes on in a new session. Throws
 * `current_password_wrong` when another change came first.
 */
export async function changePassword(context: AccountContext, { current, passwordHash }: NewPassword): Promise<void> {
  const { db, services, user, request, now, audit, setHeader } = context
  const isReplaced = await replacePassword(db, user.id, { from: current.passwordHash, to: passwordHash })
  if (!isReplaced) throw new ApiError('current_password_wrong')
  await endLinks(db, user.id, now)
  await endSessions(db, user.id)
  const token = await startSession(db, { userId: user.id, request, now, replaces: null })
  setHeader('set-cookie', services.sessionCookie.write(token, absoluteLifetimeMs))
  await notifyUser(context, passwordChangedMail)
  audit('change_password', 'user', user.id)
}
