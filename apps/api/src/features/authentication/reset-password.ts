import { withRead } from '../../database/transaction.ts'
import { hashToken } from '../../security/tokens.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import { setPassword } from '../users/change-user.ts'
import type { SignInContext } from './finish-sign-in.ts'
import { activeUser } from './known-user.ts'
import { linkAddresses } from './link-address.ts'
import { endLinks, spendLink, type LinkClaim } from './mailed-links.ts'
import { passwordChangedMail } from './mails.ts'
import { readNewPassword } from './new-password.ts'
import { queueMail } from './send-mail.ts'
import { endSessions } from './sessions.ts'

type Claim = Omit<LinkClaim, 'purpose'>

/**
 * The hash of the new password. It is made for a link that works alone, since hashing takes long. Throws
 * `invalid_input`, `sign_in_link_invalid`, `reset_link_expired` or `reset_link_used`.
 */
export async function hashForLink(services: Services, claim: Claim, given: string, now: Date): Promise<string> {
  const password = readNewPassword(given, 'password')
  const link = await withRead(services.pool, { kind: 'system' }, (db) =>
    db
      .selectFrom('mailed_links')
      .select(['used_at', 'expires_at'])
      .where('token_hash', '=', hashToken(claim.token))
      .where('user_id', '=', claim.userId)
      .where('purpose', '=', 'reset_password')
      .executeTakeFirst(),
  )
  if (link === undefined) throw new ApiError('sign_in_link_invalid')
  if (link.used_at !== null) throw new ApiError('reset_link_used')
  if (link.expires_at <= now) throw new ApiError('reset_link_expired')
  return services.passwords.hash(password)
}

/**
 * Sets the password, and ends whatever the old one had opened: sessions, logins that wait for a code, mailed links.
 * It signs nobody in, and a second factor stays as it is.
 */
export async function resetPassword(context: SignInContext, claim: Claim, passwordHash: string): Promise<void> {
  const { db, services, request, now, jobs, audit } = context
  await spendLink(db, { ...claim, purpose: 'reset_password' }, now)
  const user = await activeUser(db, claim.userId)
  await setPassword(db, user.id, passwordHash)
  // Links first: one that is signing in this very moment ends in a session, which is ended too.
  await endLinks(db, user.id, now)
  await endSessions(db, user.id)
  const mail = passwordChangedMail({ request, now }, linkAddresses(services.settings.publicUrl))
  await queueMail(jobs, services, user.emailAddress, mail)
  audit('reset_password', 'user', user.id, {}, { userId: user.id })
}
