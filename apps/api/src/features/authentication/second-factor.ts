import { recoveryCode, twoFactorCode } from '@klopt/validators'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { withTransaction } from '../../database/transaction.ts'
import { countAttempt, forgetAttempts, type AttemptLimit } from '../../kernel/attempts.ts'
import { hashToken, newToken } from '../../security/tokens.ts'
import { matchingStep } from '../../security/totp.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import { spendStep } from '../users/second-factor-secret.ts'
import type { SigningIn } from './known-user.ts'
import { spendRecoveryCode } from './recovery-codes.ts'

/** 19009: how long after the password the code may come. */
const CHALLENGE_LIFETIME_MS = 10 * 60_000
/** 19006: wrong codes per challenge. */
const WRONG_CODES = 5
/** Signing in again gives a new challenge but not endless guesses. */
export const userLimit: AttemptLimit = { limit: 10, windowMs: 15 * 60_000 }

/** Whose second factor, and its opened secret. */
export interface Factor {
  readonly userId: number
  readonly totpSecret: string
}

export interface Challenge extends Factor {
  readonly user: SigningIn
  readonly nonceHash: Buffer
}

/** Notes that a user passed the password; answers the nonce that goes with the second factor. */
export async function startChallenge(db: Db, userId: number, now: Date): Promise<string> {
  const nonce = newToken()
  await db
    .insertInto('second_factor_challenges')
    .values({
      nonce_hash: hashToken(nonce),
      user_id: userId,
      expires_at: new Date(now.getTime() + CHALLENGE_LIFETIME_MS),
    })
    .execute()
  return nonce
}

/**
 * The challenge of a nonce, with this try counted before its code is looked at. Throws `two_factor_expired`
 * or `two_factor_too_many`.
 */
export async function claimChallenge({ pool, secretBox }: Services, nonce: string, now: Date): Promise<Challenge> {
  const nonceHash = hashToken(nonce)
  const challenge = await withTransaction(pool, { kind: 'system' }, async (db) => {
    const { rows } = await sql<ChallengeRow>`
      UPDATE second_factor_challenges c SET failures = least(failures + 1, ${WRONG_CODES + 1}) FROM users u
      WHERE c.nonce_hash = ${nonceHash} AND c.expires_at > ${now} AND u.id = c.user_id AND u.deactivated_at IS NULL
      RETURNING c.user_id, c.failures, u.totp_secret, u.email_address, u.confirms_locations`.execute(db)
    return rows[0]
  })
  if (challenge === undefined || challenge.totp_secret === null) throw new ApiError('two_factor_expired')
  if (challenge.failures > WRONG_CODES) throw new ApiError('two_factor_too_many')
  if (!(await countAttempt(pool, attemptsKey(challenge.user_id), userLimit, now))) {
    throw new ApiError('two_factor_too_many')
  }
  const { user_id: userId, email_address: emailAddress, confirms_locations: confirmsLocations } = challenge
  const user = { id: userId, emailAddress, confirmsLocations }
  return { userId, user, nonceHash, totpSecret: secretBox.open(challenge.totp_secret) }
}

interface ChallengeRow {
  user_id: number
  failures: number
  totp_secret: string | null
  email_address: string
  confirms_locations: boolean
}

/** Uses up the code and the challenge. Throws `two_factor_wrong`, or `two_factor_expired` when that ended meanwhile. */
export async function passChallenge(db: Db, challenge: Challenge, code: string, now: Date): Promise<void> {
  if (!(await useCode(db, challenge, code, now))) throw new ApiError('two_factor_wrong')
  const { numDeletedRows } = await db
    .deleteFrom('second_factor_challenges')
    .where('nonce_hash', '=', challenge.nonceHash)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new ApiError('two_factor_expired')
}

/** Whether the code is right, of the app or a recovery code, as it was typed; a right one is used up. */
export async function useCode(db: Db, factor: Factor, code: string, now: Date): Promise<boolean> {
  const recovery = recoveryCode(code)
  if (recovery.ok) return spendRecoveryCode(db, factor.userId, recovery.value, now)
  const digits = twoFactorCode(code)
  return digits.ok && spendTotp(db, factor, digits.value, now)
}

/** The user is who they say: earlier wrong codes no longer count. */
export function forgetWrongCodes({ pool }: Services, userId: number): Promise<void> {
  return forgetAttempts(pool, attemptsKey(userId))
}

async function spendTotp(db: Db, { userId, totpSecret }: Factor, code: string, now: Date): Promise<boolean> {
  const step = matchingStep(totpSecret, code, now)
  if (step === null) return false
  return spendStep(db, userId, step)
}

/** Under which a user's wrong codes are counted, wherever they are given. */
export function attemptsKey(userId: number): string {
  return `second factor\0${userId}`
}
