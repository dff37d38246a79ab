import { absoluteLifetime_ms } from '../../server/session-lifetime.ts'
import { endLinks } from '../authentication/mailed-links.ts'
import { passwordChangedMail } from '../authentication/mails.ts'
import { readNewPassword } from '../authentication/new-password.ts'
import { endSessions, startSession } from '../authentication/sessions.ts'
import { tellUser, type AccountContext, type SignedInOutside } from './context.ts'
import { reauthenticate } from './reauthenticate.ts'

/** The hash of the new password. Throws `invalid_input` or what `reauthenticate` throws. */
export async function hashNewPassword(
  context: SignedInOutside,
  given: { readonly currentPassword: string; readonly newPassword: string },
): Promise<string> {
  const password = readNewPassword(given.newPassword, 'newPassword')
  await reauthenticate(context, given.currentPassword)
  return context.services.passwords.hash(password)
}

/** Sets the password and ends whatever the old one had opened; this browser goes on in a new session. */
export async function changePassword(context: AccountContext, passwordHash: string): Promise<void> {
  const { db, services, user, request, now, audit, setHeader } = context
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', user.id).execute()
  await endSessions(db, user.id)
  await endLinks(db, user.id, now)
  const token = await startSession(db, { userId: user.id, request, now, replaces: null })
  setHeader('set-cookie', services.sessionCookie.write(token, absoluteLifetime_ms))
  await tellUser(context, passwordChangedMail)
  audit('change_password', 'user', user.id)
}
