import { authentication } from '@klopt/api-client/contract'
import { email } from '@klopt/validators'

import { demoAccounts, demoPassword } from '../../config/demo-accounts.ts'
import { publicAccess, signedIn } from '../../server/access.ts'
import { ApiError } from '../../server/api-error.ts'
import { route } from '../../server/route.ts'
import { absoluteLifetime_ms } from '../../server/session-lifetime.ts'
import { checkPassword } from './check-password.ts'
import { claimChallenge, forgetWrongCodes, passChallenge, startChallenge } from './second-factor.ts'
import { endSession, startSession } from './sessions.ts'

/** Signing in and out. The scope is `system` because nobody is known yet and no tenant is touched. */
export const authenticationRoutes = [
  route(authentication.login, {
    access: publicAccess,
    scope: 'system',
    prepare: ({ input: { body }, services, request, now }) => {
      if (!email(body.email_address).ok) throw new ApiError('email_invalid')
      const { email_address: emailAddress, password } = body
      return checkPassword(services, { emailAddress, password, address: request.address }, now)
    },
    async handle({ db, services, session, request, now, audit, setHeader }, user) {
      if (user.hasSecondFactor) {
        audit('pass_password', 'session', null, {}, { userId: user.id })
        return { result: 'second_factor' as const, nonce: await startChallenge(db, user.id, now) }
      }
      const replaces = session?.tokenHash ?? null
      const token = await startSession(db, { userId: user.id, request, now, replaces })
      audit('sign_in', 'session', null, {}, { userId: user.id })
      setHeader('set-cookie', services.sessionCookie.write(token, absoluteLifetime_ms))
      return { result: 'success' as const }
    },
  }),

  route(authentication.verifySecondFactor, {
    access: publicAccess,
    scope: 'system',
    prepare: ({ input: { body }, services, now }) => claimChallenge(services, body.nonce, now),
    async handle({ db, input: { body }, services, session, request, now, audit, setHeader, afterCommit }, challenge) {
      const { userId } = challenge
      await passChallenge(db, challenge, body.code, now)
      const replaces = session?.tokenHash ?? null
      const token = await startSession(db, { userId, request, now, replaces, provedSecondFactor: true })
      audit('sign_in', 'session', null, { secondFactor: true }, { userId })
      setHeader('set-cookie', services.sessionCookie.write(token, absoluteLifetime_ms))
      afterCommit(() => forgetWrongCodes(services, userId))
      return { result: 'success' as const }
    },
  }),

  route(authentication.logout, {
    access: signedIn,
    async handle({ db, services, session, audit, setHeader }) {
      await endSession(db, session.tokenHash)
      audit('sign_out', 'session', null)
      setHeader('set-cookie', services.sessionCookie.clear())
    },
  }),

  route(authentication.demoAccounts, {
    access: publicAccess,
    handle: async ({ services }) =>
      services.demo ? demoAccounts.map((account) => ({ ...account, password: demoPassword })) : [],
  }),
]
