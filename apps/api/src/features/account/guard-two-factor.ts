import { withRead } from '../../database/transaction.ts'
import { countAttempt } from '../../kernel/attempts.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { recoveryCodesRenewedMail, twoFactorOffMail } from '../authentication/mails.ts'
import { deleteRecoveryCodes, replaceRecoveryCodes } from '../authentication/recovery-codes.ts'
import { attemptsKey, forgetWrongCodes, useCode, userLimit, type Factor } from '../authentication/second-factor.ts'
import { removeSecret, sealedSecretOf } from '../users/second-factor-secret.ts'
import { notifyUser, type AccountContext, type SignedInOutside } from './context.ts'
import { reauthenticate } from './reauthenticate.ts'

/**
 * The first half of what changing the second factor takes: the password, and a try of a code that is counted
 * together with those of signing in. Throws what `reauthenticate` throws, `version_conflict` when two-factor is off,
 * or `two_factor_too_many`.
 */
export async function claimFactor(context: SignedInOutside, currentPassword: string): Promise<Factor> {
  await reauthenticate(context, currentPassword)
  const { services, user, now } = context
  const { pool, secretBox } = services
  const sealed = await withRead(pool, { kind: 'user', userId: user.id }, (db) => sealedSecretOf(db, user.id))
  if (sealed === null) throw new ApiError('version_conflict')
  if (!(await countAttempt(pool, attemptsKey(user.id), userLimit, now))) throw new ApiError('two_factor_too_many')
  return { userId: user.id, totpSecret: secretBox.open(sealed) }
}

/** The second half: the code, used up. Throws `two_factor_wrong`. */
async function spendCode({ db, now, services, afterCommit }: AccountContext, factor: Factor, code: string) {
  if (!(await useCode(db, factor, code, now))) throw new ApiError('two_factor_wrong')
  afterCommit(() => forgetWrongCodes(services, factor.userId))
}

export async function turnTwoFactorOff(context: AccountContext, factor: Factor, code: string): Promise<void> {
  await spendCode(context, factor, code)
  const { db, user, audit } = context
  await removeSecret(db, user.id)
  await deleteRecoveryCodes(db, user.id)
  await notifyUser(context, twoFactorOffMail)
  audit('disable_two_factor', 'user', user.id)
}

/** New recovery codes, to be shown once; the old ones are over. */
export async function renewRecoveryCodes(context: AccountContext, factor: Factor, code: string): Promise<string[]> {
  await spendCode(context, factor, code)
  const { db, user, audit } = context
  const codes = await replaceRecoveryCodes(db, user.id)
  await notifyUser(context, recoveryCodesRenewedMail)
  audit('renew_recovery_codes', 'user', user.id)
  return codes
}
