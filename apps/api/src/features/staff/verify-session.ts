import type { Db } from '../../database/db.ts'
import { withRead } from '../../database/transaction.ts'
import { countAttempt } from '../../kernel/attempts.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Session } from '../../kernel/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { attemptsKey, forgetWrongCodes, useCode, userLimit } from '../authentication/second-factor.ts'
import { sealedSecretOf } from '../users/second-factor-secret.ts'
import { noteSecondFactor } from '../../kernel/session-store.ts'

interface Proof {
  readonly userId: number
  readonly session: Session
  /** The opened TOTP secret. */
  readonly secret: string
  readonly code: string
  readonly now: Date
}

/** Proving the second factor again inside a session: wrong codes count together with those of signing in. */
export const verifySession = {
  /** The user's secret, with this try counted. Throws `two_factor_needed` or `two_factor_too_many`. */
  async claim({ pool, secretBox }: Services, userId: number, now: Date): Promise<string> {
    const sealed = await withRead(pool, { kind: 'user', userId }, (db) => sealedSecretOf(db, userId))
    if (sealed === null) throw new ApiError('two_factor_needed')
    if (!(await countAttempt(pool, attemptsKey(userId), userLimit, now))) throw new ApiError('two_factor_too_many')
    return secretBox.open(sealed)
  },

  /** Uses the code up and notes it with the session. Throws `two_factor_wrong`. */
  async pass(db: Db, { userId, session, secret, code, now }: Proof): Promise<void> {
    if (!(await useCode(db, { userId, totpSecret: secret }, code, now))) throw new ApiError('two_factor_wrong')
    await noteSecondFactor(db, session.tokenHash, now)
  },

  forget: forgetWrongCodes,
}
