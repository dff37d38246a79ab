import { account } from '@klopt/api-client/schemas'
import { publicAccess, signedIn } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { renameUser } from '../users/change-user.ts'
import { askNewAddress, confirmEmailAddress, readNewAddress } from './change-email-address.ts'
import { changePassword, hashNewPassword } from './change-password.ts'
import { sessionRoutes } from './session-routes.ts'
import { showAccount } from './show-account.ts'
import { twoFactorRoutes } from './two-factor-routes.ts'

/** The signed-in user's own account. Whatever guards it asks for the current password first. */
export const accountRoutes = [
  route(account.get, {
    access: signedIn,
    handle: ({ db, user, now }) => showAccount(db, user.id, now),
  }),

  route(account.saveProfile, {
    access: signedIn,
    async handle({ db, user, audit, input: { body } }) {
      await renameUser(db, user.id, { firstName: body.firstName.trim(), lastName: body.lastName.trim() })
      audit('update', 'user', user.id)
    },
  }),

  route(account.changeEmailAddress, {
    access: signedIn,
    prepare: (context) => readNewAddress(context, context.input.body),
    handle: (context, address) => askNewAddress(context, address),
  }),

  // The link may be opened in a browser without a session, so the scope is `system`: the token says whose it is.
  route(account.confirmEmailAddress, {
    access: publicAccess,
    scope: 'system',
    handle: (context) => confirmEmailAddress(context, context.input.body),
  }),

  route(account.changePassword, {
    access: signedIn,
    prepare: (context) => hashNewPassword(context, context.input.body),
    handle: (context, password) => changePassword(context, password),
  }),

  ...twoFactorRoutes,
  ...sessionRoutes,
]
