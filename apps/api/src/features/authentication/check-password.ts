import { withRead } from '../../database/transaction.ts'
import { countAttempt, forgetAttempts, takeBackAttempt, type AttemptLimit } from '../../kernel/attempts.ts'
import { clientOf } from '../../security/client-of.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import type { CheckedPassword } from './lock-password.ts'
import { knownUserOf, type KnownUser } from './known-user.ts'

/** 19004: five tries per account and address together, then five minutes of nothing. */
const loginLimit: AttemptLimit = { limit: 5, windowMs: 5 * 60_000 }

/**
 * And thirty wrong ones from one address in those five minutes, whoever's account they try: an office shares an address,
 * but one that goes through a list of accounts with a password each is no office. Each five minutes begin anew, so that
 * what goes wrong in an office in a day does not add up.
 */
const addressLimit: AttemptLimit = { limit: 30, windowMs: 5 * 60_000 }

export interface Credentials {
  readonly emailAddress: string
  readonly password: string
  /** Of the network, so that a stranger cannot lock somebody out everywhere. */
  readonly address: string
}

/**
 * The user of these credentials. Runs outside of a transaction, since hashing takes long. Throws
 * `invalid_credentials`, as slow and with the same words for an unknown address, or `too_many_logins`.
 */
export async function checkPassword(
  services: Services,
  credentials: Credentials,
  now: Date,
): Promise<KnownUser & CheckedPassword> {
  const { pool, passwords } = services
  const emailAddress = credentials.emailAddress.trim().toLowerCase()
  const attempts = `login\0${emailAddress}\0${clientOf(credentials.address)}`
  const period = Math.floor(now.getTime() / addressLimit.windowMs)
  const fromAddress = `login from\0${clientOf(credentials.address)}\0${period}`
  const isAllowed =
    (await countAttempt(pool, attempts, loginLimit, now)) && (await countAttempt(pool, fromAddress, addressLimit, now))
  if (!isAllowed) throw new ApiError('too_many_logins')

  const user = await withRead(pool, { kind: 'system' }, (db) =>
    db
      .selectFrom('users')
      .select(['id', 'email_address', 'password_hash', 'totp_secret', 'confirms_locations', 'deactivated_at'])
      .where((expression) => expression(expression.fn('lower', ['email_address']), '=', emailAddress))
      .executeTakeFirst(),
  )
  const right = await passwords.verify(credentials.password, user?.password_hash ?? null)
  if (user === undefined || !right || user.deactivated_at !== null) throw new ApiError('invalid_credentials')
  await forgetAttempts(pool, attempts)
  await takeBackAttempt(pool, fromAddress)
  return { ...knownUserOf(user), passwordHash: user.password_hash }
}
