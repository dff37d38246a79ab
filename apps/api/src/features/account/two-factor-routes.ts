import { account } from '@klopt/api-client/schemas'
import { signedIn } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { claimFactor, renewRecoveryCodes, turnTwoFactorOff } from './guard-two-factor.ts'
import { reauthenticate } from './reauthenticate.ts'
import { proveSecret, startTwoFactor, turnTwoFactorOn } from './set-up-two-factor.ts'

export const twoFactorRoutes = [
  route(account.startTwoFactor, {
    access: signedIn,
    prepare: (context) => reauthenticate(context, context.input.body.currentPassword),
    handle: (context) => startTwoFactor(context),
  }),

  route(account.confirmTwoFactor, {
    access: signedIn,
    prepare: (context) => proveSecret(context, context.input.body.code),
    handle: async (context, proved) => ({ recoveryCodes: await turnTwoFactorOn(context, proved) }),
  }),

  route(account.disableTwoFactor, {
    access: signedIn,
    prepare: (context) => claimFactor(context, context.input.body.currentPassword),
    handle: (context, factor) => turnTwoFactorOff(context, factor, context.input.body.code),
  }),

  route(account.renewRecoveryCodes, {
    access: signedIn,
    prepare: (context) => claimFactor(context, context.input.body.currentPassword),
    handle: async (context, factor) => ({
      recoveryCodes: await renewRecoveryCodes(context, factor, context.input.body.code),
    }),
  }),
]
