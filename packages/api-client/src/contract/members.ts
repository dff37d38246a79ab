import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { permissionType } from './users.ts'
import { emailAddressInput, exportQuery, id, requiredText, sortedQuery, timestamp } from './wire.ts'

const ROOT = '/administrations/{administrationId}' as const

/** What can be given to somebody; BOOKING comes with ACCOUNTING and never by itself. */
export const assignablePermission = v.picklist(['ADMIN', 'ACCOUNTING', 'TIME_TRACKING'])
export type AssignablePermission = v.InferOutput<typeof assignablePermission>
const assignablePermissions = v.pipe(
  v.array(assignablePermission),
  v.minLength(1, 'Kies minstens één recht'),
  v.maxLength(assignablePermission.options.length),
)
const sortable = ['name', 'lastSeenAt'] as const
const { search, sort } = sortedQuery(sortable)
const currentPassword = v.pipe(v.string(), v.minLength(1, 'Vul je wachtwoord in'), v.maxLength(200))

/** The people of an administration, as its settings show them. */
export const members = defineArea('members', {
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/members`,
    summary: 'The people of an administration with what they may do, who left behind the others; for holders of ADMIN',
    query: v.object({ search, sort }),
    response: v.array(
      v.object({
        roleId: id,
        userId: id,
        firstName: v.string(),
        lastName: v.string(),
        emailAddress: v.string(),
        permissions: v.array(permissionType),
        isPrimaryUser: v.boolean(),
        isFinancialPlanner: v.boolean(),
        deactivatedAt: v.nullable(timestamp),
        /** Of any session; null when they never signed in. */
        lastSeenAt: v.nullable(timestamp),
      }),
    ),
  }),
  export: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/members/export`,
    summary: 'The people of a search as CSV or XLSX',
    query: v.object(exportQuery(sortable)),
    response: 'file',
    errors: ['export_running'],
  }),
  changePermissions: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/members/{userId}/change-permissions`,
    summary: 'Change what somebody may do; the main user keeps ADMIN',
    body: v.object({ permissions: assignablePermissions }),
    errors: ['main_user_stays'],
    stale: ['members', 'users', 'administrations'],
  }),
  deactivate: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/members/{userId}/deactivate`,
    summary: 'End the role of somebody; never of the main user',
    errors: ['main_user_stays'],
    stale: ['members', 'users', 'administrations'],
  }),
  transferMainUser: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/transfer-main-user`,
    summary: 'Make another active member the main user',
    body: v.object({ userId: id, currentPassword }),
    errors: ['current_password_wrong'],
    stale: ['members', 'users', 'administrations'],
  }),
  chooseFinancialPlanner: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/financial-planner`,
    summary: 'Say which member is the bookkeeper; null for none',
    body: v.object({ userId: v.nullable(id) }),
    stale: ['members', 'users', 'administrations'],
  }),
})

/** Of the link of an invitation. */
export const invitationKey = v.pipe(v.string(), v.minLength(1), v.maxLength(100))
const key = invitationKey

/** Who joins by an invitation without an account yet; null for the signed-in user. */
export const joiningAccount = v.nullable(
  v.object({
    firstName: requiredText(100),
    lastName: requiredText(100),
    password: v.pipe(v.string(), v.minLength(1, 'Vul je wachtwoord in'), v.maxLength(200)),
  }),
)

/** Asking somebody into an administration. */
export const invitations = defineArea('invitations', {
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/invitations`,
    summary: 'The open invitations, the newest first; for holders of ADMIN',
    response: v.array(
      v.object({
        id,
        emailAddress: v.string(),
        permissions: v.array(assignablePermission),
        invitedBy: v.string(),
        createdAt: timestamp,
        expiresAt: timestamp,
        isExpired: v.boolean(),
      }),
    ),
  }),
  send: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/invitations`,
    summary: 'Invite somebody by e-mail',
    body: v.object({
      emailAddress: emailAddressInput,
      permissions: assignablePermissions,
    }),
    response: v.object({ id }),
    errors: ['email_invalid', 'already_member', 'already_invited', 'rate_limited'],
    stale: ['invitations'],
    idempotent: true,
  }),
  resend: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/invitations/{invitationId}/resend`,
    summary: 'Mail a new link; the old one stops working',
    errors: ['invitation_not_found', 'invitation_accepted', 'rate_limited'],
    stale: ['invitations'],
    idempotent: true,
  }),
  revoke: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/invitations/{invitationId}/revoke`,
    summary: 'Take an invitation back',
    errors: ['invitation_not_found', 'invitation_accepted'],
    stale: ['invitations'],
  }),
  open: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/invitations/{invitationId}`,
    summary: 'What an invitation asks, for whoever has its key; no session needed',
    query: v.object({ key }),
    policy: 'ALWAYS',
    response: v.object({
      companyName: v.string(),
      invitedBy: v.string(),
      emailAddress: v.string(),
      permissions: v.array(assignablePermission),
      /** Whether they become the main user, of books that a firm made for them. */
      makesMainUser: v.boolean(),
      /** Whether the address has an account to sign in with. */
      hasAccount: v.boolean(),
    }),
    errors: ['invitation_not_found', 'invitation_accepted'],
  }),
  accept: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/invitations/{invitationId}/accept`,
    summary: 'Join as the signed-in user, or with a new account for the invited address',
    body: v.object({
      key,
      account: joiningAccount,
    }),
    response: v.object({ redirect_url: v.string() }),
    errors: ['invitation_not_found', 'invitation_accepted', 'already_member', 'authentication_missing', 'read_only'],
    stale: ['users', 'administrations', 'members'],
  }),
})

export const roles = defineArea('roles', {
  deactivate: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/roles/{roleId}/deactivate',
    summary: 'Leave an administration',
    body: v.object({ administrationId: id }),
    stale: ['users', 'administrations', 'members'],
  }),
})
