import { twoFactorCode } from '@klopt/validators'
import { Secret, TOTP } from 'otpauth'
import { withRead } from '../../database/transaction.ts'
import { countAttempt, forgetAttempts, type AttemptLimit } from '../../kernel/attempts.ts'
import { matchingStep } from '../../security/totp.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { twoFactorOnMail } from '../authentication/mails.ts'
import { replaceRecoveryCodes } from '../authentication/recovery-codes.ts'
import { keepPendingSecret, pendingSecretOf, turnSecretOn } from '../users/second-factor-secret.ts'
import { notifyUser, type AccountContext, type SignedInOutside } from './context.ts'

/** How long after the secret was shown its first code may come. */
const LIFETIME_MS = 10 * 60_000
const codeLimit: AttemptLimit = { limit: 5, windowMs: LIFETIME_MS }
/** What RFC 4226 recommends for SHA-1. */
const SECRET_LENGTH_BYTES = 20

/** A new secret, kept aside until a code proves that an app has it. Throws `version_conflict` when two-factor is on. */
export async function startTwoFactor({ db, services, user, now, audit }: AccountContext) {
  const secret = new Secret({ size: SECRET_LENGTH_BYTES })
  const pending: Pending = { secret: secret.base32, expiresAtMs: now.getTime() + LIFETIME_MS }
  const sealed = services.secretBox.seal(JSON.stringify(pending))
  if (!(await keepPendingSecret(db, user.id, sealed))) throw new ApiError('version_conflict')
  audit('start_two_factor', 'user', user.id)
  return { secret: secret.base32, uri: new TOTP({ issuer: 'Klopt', label: user.emailAddress, secret }).toString() }
}

/** When it was shown goes with the secret, so that nobody who can write to the database can lengthen it. */
interface Pending {
  readonly secret: string
  readonly expiresAtMs: number
}

export interface ProvedSecret {
  readonly sealedPending: string
  readonly secret: string
  /** The step of the code, which is used up by this. */
  readonly step: number
}

/** Checks the first code. Throws `two_factor_too_many`, `two_factor_expired` or `two_factor_wrong`. */
export async function proveSecret(
  { services: { pool, secretBox }, user, now }: SignedInOutside,
  code: string,
): Promise<ProvedSecret> {
  if (!(await countAttempt(pool, attemptsKey(user.id), codeLimit, now))) throw new ApiError('two_factor_too_many')
  const sealedPending = await withRead(pool, { kind: 'user', userId: user.id }, (db) => pendingSecretOf(db, user.id))
  if (sealedPending === null) throw new ApiError('two_factor_expired')
  const { secret, expiresAtMs } = JSON.parse(secretBox.open(sealedPending)) as Pending
  if (!(now.getTime() < expiresAtMs)) throw new ApiError('two_factor_expired')
  const digits = twoFactorCode(code)
  const step = digits.ok ? matchingStep(secret, digits.value, now) : null
  if (step === null) throw new ApiError('two_factor_wrong')
  return { sealedPending, secret, step }
}

/** Turns two-factor on; answers the recovery codes. Throws `two_factor_expired` when the secret was replaced. */
export async function turnTwoFactorOn(context: AccountContext, proved: ProvedSecret): Promise<string[]> {
  const { db, services, user, audit, afterCommit } = context
  const isOn = await turnSecretOn(db, user.id, {
    sealedPending: proved.sealedPending,
    sealedSecret: services.secretBox.seal(proved.secret),
    step: proved.step,
  })
  if (!isOn) throw new ApiError('two_factor_expired')
  const codes = await replaceRecoveryCodes(db, user.id)
  await notifyUser(context, twoFactorOnMail)
  audit('enable_two_factor', 'user', user.id)
  afterCommit(() => forgetAttempts(services.pool, attemptsKey(user.id)))
  return codes
}

function attemptsKey(userId: number): string {
  return `two-factor set-up\0${userId}`
}
