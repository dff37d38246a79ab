import { authentication } from '@klopt/api-client/schemas'
import { email } from '@klopt/validators'
import { demoAccounts, DEMO_PASSWORD } from '../../config/demo-accounts.ts'
import { publicAccess, signedIn } from '../../kernel/access.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { route } from '../../kernel/route.ts'
import { removeSession } from '../../kernel/session-store.ts'
import { checkPassword } from './check-password.ts'
import { confirmLocation, judgeLocation, mailLocationLink } from './confirm-location.ts'
import { continueSignIn, finishSignIn } from './finish-sign-in.ts'
import { lockPassword } from './lock-password.ts'
import { locationOf } from './locations.ts'
import { passwordRoutes } from './password-routes.ts'
import { claimChallenge, forgetWrongCodes, passChallenge } from './second-factor.ts'

/** Signing in and out. The scope is `system` because nobody is known yet and no tenant is touched. */
export const authenticationRoutes = [
  route(authentication.login, {
    access: publicAccess,
    scope: 'system',
    async prepare(context) {
      const { body } = context.input
      if (!email(body.email_address).ok) throw new ApiError('email_invalid')
      const { email_address: emailAddress, password } = body
      const { services, request, now } = context
      const user = await checkPassword(services, { emailAddress, password, address: request.address }, now)
      const location = locationOf(request, services.deviceCookie)
      return { user, location, verdict: await judgeLocation(services, user, location, now) }
    },
    async handle(context, { user, location, verdict }) {
      if (!(await lockPassword(context.db, user))) throw new ApiError('invalid_credentials')
      if (verdict === 'accepted') return continueSignIn(context, user, location)
      if (verdict === 'mail') await mailLocationLink(context, user, location, context.input.body.return_target)
      else context.unchanged()
      return { result: 'confirm_location' as const, cookie: location.deviceCookie }
    },
    // Refused after the commit, so that the mail goes out. The browser is the one that becomes known by the link.
    async respond(outcome) {
      if (outcome.result !== 'confirm_location') return outcome
      throw new ApiError('confirm_location', { headers: { 'set-cookie': outcome.cookie } })
    },
  }),

  route(authentication.loginWithSingleSignInToken, {
    access: publicAccess,
    scope: 'system',
    async handle(context) {
      const { input, request, services } = context
      const { user_id: userId, single_sign_in_token: token } = input.body
      const location = locationOf(request, services.deviceCookie)
      const user = await confirmLocation(context, { userId, token }, location)
      return continueSignIn(context, user, location)
    },
  }),

  route(authentication.verifySecondFactor, {
    access: publicAccess,
    scope: 'system',
    prepare: ({ input: { body }, services, now }) => claimChallenge(services, body.nonce, now),
    async handle(context, challenge) {
      const { db, input, services, request, now, afterCommit } = context
      await passChallenge(db, challenge, input.body.code, now)
      const location = locationOf(request, services.deviceCookie)
      await finishSignIn(context, challenge.user, location, { provedSecondFactor: true })
      afterCommit(() => forgetWrongCodes(services, challenge.userId))
      return { result: 'success' as const }
    },
  }),

  route(authentication.logout, {
    access: signedIn,
    async handle({ db, services, session, audit, setHeader }) {
      await removeSession(db, session.tokenHash)
      audit('sign_out', 'session', null)
      setHeader('set-cookie', services.sessionCookie.clear())
    },
  }),

  route(authentication.demoAccounts, {
    access: publicAccess,
    handle: async ({ services }) =>
      services.demo ? demoAccounts.map((account) => ({ ...account, password: DEMO_PASSWORD })) : [],
  }),

  ...passwordRoutes,
]
