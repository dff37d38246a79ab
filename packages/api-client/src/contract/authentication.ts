import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'

const clientIdentifier = v.pipe(v.string(), v.minLength(1), v.maxLength(100))
const emailAddress = v.pipe(v.string(), v.minLength(1, 'Vul je e-mailadres in'), v.maxLength(254))
const secret = (message: string) => v.pipe(v.string(), v.minLength(1, message), v.maxLength(200))

/** Signing in either succeeds (a session cookie is set) or asks for the second factor. */
export const signInResult = v.variant('result', [
  v.object({ result: v.literal('success') }),
  v.object({ result: v.literal('second_factor'), nonce: v.string() }),
])
const success = v.object({ result: v.literal('success') })

export const authentication = defineArea('authentication', {
  login: defineCall({
    method: 'POST',
    base: 'root',
    path: '/authentication/login',
    summary: 'Sign in with e-mail address and password',
    body: v.object({
      grant_type: v.literal('password'),
      client_identifier: clientIdentifier,
      email_address: emailAddress,
      password: secret('Vul je wachtwoord in'),
      /** Where to go on: the `r` of the login page, which the link of a new location (2018) brings along. */
      return_target: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{1,1998}={0,2}$/))),
    }),
    response: signInResult,
    errors: ['invalid_credentials', 'confirm_location', 'too_many_logins', 'email_invalid'],
  }),
  loginWithSingleSignInToken: defineCall({
    method: 'POST',
    base: 'root',
    path: '/authentication/login-with-single-sign-in-token',
    summary: 'Sign in with the token of a mailed link',
    body: v.object({
      client_identifier: clientIdentifier,
      user_id: v.number(),
      single_sign_in_token: secret('Deze link is ongeldig'),
    }),
    response: signInResult,
    errors: ['sign_in_link_invalid'],
  }),
  verifySecondFactor: defineCall({
    method: 'POST',
    base: 'root',
    path: '/authentication/verify-2fa-code',
    summary: 'Finish signing in with a code of the second factor, or a recovery code',
    body: v.object({
      client_identifier: clientIdentifier,
      nonce: secret('Log opnieuw in'),
      /** As it is typed: the spaces and hyphens of a recovery code may stay in. */
      code: v.pipe(v.string(), v.minLength(6, 'De code moet 6 cijfers lang zijn'), v.maxLength(32)),
    }),
    response: success,
    errors: ['two_factor_wrong', 'two_factor_too_many', 'two_factor_expired'],
  }),
  forgotPassword: defineCall({
    method: 'POST',
    base: 'root',
    path: '/authentication/forgot-password',
    summary: 'Mail a link to set a new password; never tells whether the address is known',
    body: v.object({ client_identifier: clientIdentifier, email_address: emailAddress }),
    response: v.array(v.never()),
    errors: ['email_invalid'],
  }),
  resetPassword: defineCall({
    method: 'POST',
    base: 'root',
    path: '/authentication/reset-password',
    summary: 'Set a new password with the token of a mailed link',
    body: v.object({
      client_identifier: clientIdentifier,
      user_id: v.number(),
      single_sign_in_token: secret('Deze link is ongeldig'),
      password: secret('Vul je wachtwoord in'),
    }),
    response: success,
    errors: ['sign_in_link_invalid', 'reset_link_expired', 'reset_link_used'],
  }),
  logout: defineCall({
    method: 'POST',
    base: 'root',
    path: '/authentication/logout',
    summary: 'End the session',
  }),
  demoAccounts: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/demo-accounts',
    summary: 'The accounts of the demo world; an empty list outside demo mode',
    policy: 'NEVER',
    response: v.array(v.object({ emailAddress: v.string(), description: v.string(), password: v.string() })),
  }),
})
