import { authentication } from '@klopt/api-client/schemas'
import { publicAccess } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { claimForgottenPassword, forgotPasswordJob } from './forgot-password.ts'
import { hashForLink, resetPassword } from './reset-password.ts'

/** A new password for who lost it. The scope is `system` because nobody is known yet and no tenant is touched. */
export const passwordRoutes = [
  route(authentication.forgotPassword, {
    access: publicAccess,
    scope: 'system',
    prepare: (context) => claimForgottenPassword(context, context.input.body.email_address),
    async handle({ jobs, services, audit, unchanged }, emailAddress) {
      if (emailAddress === null) {
        unchanged()
        return []
      }
      await jobs.enqueue(forgotPasswordJob, { sealed: services.secretBox.seal(emailAddress) })
      audit('forget_password', 'user', null)
      return []
    },
  }),

  route(authentication.resetPassword, {
    access: publicAccess,
    scope: 'system',
    prepare: ({ services, now, input: { body } }) =>
      hashForLink(services, { userId: body.user_id, token: body.single_sign_in_token }, body.password, now),
    async handle(context, passwordHash) {
      const { user_id: userId, single_sign_in_token: token } = context.input.body
      await resetPassword(context, { userId, token }, passwordHash)
      return { result: 'success' as const }
    },
  }),
]
