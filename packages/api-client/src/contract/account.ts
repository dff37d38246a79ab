import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { LEGAL_FORMS } from './choices.ts'
import { date, id, requiredText, timestamp } from './wire.ts'

/** Proof that the one at the keyboard is still the user: asked for before anything that guards the account. */
const currentPassword = v.pipe(v.string(), v.minLength(1, 'Vul je wachtwoord in'), v.maxLength(200))
const newPassword = v.pipe(v.string(), v.minLength(1, 'Vul je wachtwoord in'), v.maxLength(200))
const code = v.pipe(v.string(), v.minLength(6, 'De code moet 6 cijfers lang zijn'), v.maxLength(32))
const recoveryCodes = v.object({ recoveryCodes: v.array(v.string()) })

/** A browser that is signed in. */
export const activeSession = v.object({
  id,
  /** Such as 'Firefox op Windows'. */
  device: v.string(),
  address: v.string(),
  createdAt: timestamp,
  lastSeenAt: timestamp,
  isCurrent: v.boolean(),
})
export type ActiveSession = v.InferOutput<typeof activeSession>

/** The signed-in user's own account. */
export const account = defineArea('account', {
  get: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/users/me/account',
    summary: "The signed-in user's own account and how it is guarded",
    policy: 'ALWAYS',
    response: v.object({
      firstName: v.string(),
      lastName: v.string(),
      emailAddress: v.string(),
      /** A new address that has not been confirmed yet. */
      pendingEmailAddress: v.nullable(v.string()),
      twoFactorEnabled: v.boolean(),
      recoveryCodesLeft: v.number(),
    }),
  }),
  saveProfile: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/users/me/profile',
    summary: "Change the user's name",
    body: v.object({ firstName: requiredText(100), lastName: requiredText(100) }),
    stale: ['account', 'users', 'administrations', 'members'],
  }),
  changeEmailAddress: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/users/me/change-email-address',
    summary: 'Mail a link to a new e-mail address; it counts once that link is opened',
    body: v.object({
      emailAddress: v.pipe(v.string(), v.minLength(1, 'Vul je e-mailadres in'), v.maxLength(254)),
      currentPassword,
    }),
    errors: ['email_invalid', 'current_password_wrong', 'too_many_logins', 'rate_limited'],
    stale: ['account'],
  }),
  confirmEmailAddress: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/users/confirm-email-address',
    summary: 'Make a new e-mail address count with the token of the mailed link',
    body: v.object({ userId: id, token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
    errors: ['sign_in_link_invalid'],
    stale: ['account', 'users'],
  }),
  changePassword: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/users/me/change-password',
    summary: "Change the password; ends the user's other sessions",
    body: v.object({ currentPassword, newPassword }),
    errors: ['current_password_wrong', 'too_many_logins'],
    stale: ['account'],
  }),
  startTwoFactor: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/users/me/two-factor/start',
    summary: 'A new secret for an authenticator app; nothing changes until a code proves it',
    body: v.object({ currentPassword }),
    response: v.object({
      secret: v.string(),
      /** otpauth://, the content of the QR code. */
      uri: v.string(),
    }),
    errors: ['current_password_wrong', 'too_many_logins', 'version_conflict'],
  }),
  confirmTwoFactor: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/users/me/two-factor/confirm',
    summary: 'Turn two-factor on with a code of the new secret; answers the recovery codes, once',
    body: v.object({ code }),
    response: recoveryCodes,
    errors: ['two_factor_wrong', 'two_factor_too_many', 'two_factor_expired'],
    stale: ['account'],
  }),
  disableTwoFactor: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/users/me/two-factor/disable',
    summary: 'Turn two-factor off',
    body: v.object({ currentPassword, code }),
    errors: ['current_password_wrong', 'too_many_logins', 'two_factor_wrong', 'two_factor_too_many'],
    stale: ['account'],
  }),
  renewRecoveryCodes: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/users/me/two-factor/recovery-codes',
    summary: 'New recovery codes in place of all earlier ones',
    body: v.object({ currentPassword, code }),
    response: recoveryCodes,
    errors: ['current_password_wrong', 'too_many_logins', 'two_factor_wrong', 'two_factor_too_many'],
    stale: ['account'],
  }),
  sessions: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/users/me/sessions',
    summary: 'Where the user is signed in',
    policy: 'ALWAYS',
    response: v.array(activeSession),
  }),
  endSession: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/users/me/sessions/{sessionId}/end',
    summary: "End one of the user's sessions",
    stale: ['account'],
  }),
  endAllSessions: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/users/me/sessions/end-all',
    summary: "End all of the user's sessions, this one included",
  }),
})

const registrationKind = v.picklist(['owner', 'bookkeeper'])

/** Making an account. */
export const registrations = defineArea('registrations', {
  register: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/registrations',
    summary: 'Ask for an account; mails a link, and never tells whether the address is known',
    body: v.object({
      kind: registrationKind,
      firstName: requiredText(100),
      lastName: requiredText(100),
      /** Of the company, or of the firm of a bookkeeper. */
      companyName: requiredText(200),
      /** Of an owner's company: it decides which accounts the books begin with. */
      legalForm: v.optional(v.picklist(LEGAL_FORMS, 'Kies een rechtsvorm'), 'zzp'),
      /** The first day of the quarter from which an owner declares VAT here; left out it is that of the confirmation. */
      vatStartsOn: v.optional(v.nullable(date), null),
      /** An owner's company is of a VAT fiscal unit. */
      isInVatUnit: v.optional(v.boolean(), false),
      emailAddress: v.pipe(v.string(), v.minLength(1, 'Vul je e-mailadres in'), v.maxLength(254)),
      password: newPassword,
    }),
    errors: ['email_invalid', 'rate_limited'],
  }),
  confirm: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/registrations/confirm',
    summary: 'Make the account with the token of the mailed link, sign in, and start the first administration',
    body: v.object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
    response: v.object({ redirect_url: v.string() }),
    errors: ['sign_in_link_invalid'],
  }),
})
