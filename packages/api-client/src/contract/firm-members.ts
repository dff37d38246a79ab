import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { invitationKey, joiningAccount } from './members.ts'
import { date, emailAddressInput, id, timestamp } from './wire.ts'

const FIRM = '/firms/{firmId}' as const

const absence = v.object({ substituteId: id, startsOn: date, endsOn: date })

const colleague = v.object({
  id,
  name: v.string(),
  emailAddress: v.string(),
  /** Manages the firm: its colleagues and its clients. */
  isAdmin: v.boolean(),
  /** Enters every client of the firm; else those below and those they look after. */
  seesAll: v.boolean(),
  clientIds: v.array(id),
  /** How many clients they look after. */
  managedClients: v.number(),
  /** When somebody else looks after those; null when no such time is ahead. */
  absence: v.nullable(absence),
})
export type FirmColleague = v.InferOutput<typeof colleague>

/** Who works at a firm. */
export const firmMembers = defineArea('firmMembers', {
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${FIRM}/members`,
    summary: 'Who works at the firm, by name',
    response: v.array(colleague),
  }),
  invite: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${FIRM}/members`,
    summary: 'Ask a colleague to join the firm; for who manages it',
    body: v.object({ emailAddress: emailAddressInput, isAdmin: v.boolean(), seesAll: v.boolean() }),
    response: v.object({ id }),
    errors: ['email_invalid', 'already_member', 'already_invited', 'works_at_firm', 'only_viewing', 'rate_limited'],
    stale: ['firmInvitations'],
    idempotent: true,
  }),
  save: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${FIRM}/members/{userId}/save`,
    summary: 'Say what a colleague does at the firm, and who stands in; for who manages it',
    body: v.object({
      isAdmin: v.boolean(),
      seesAll: v.boolean(),
      /** Whom they enter beside the clients they look after, when not all. */
      clientIds: v.pipe(v.array(id), v.maxLength(5000, 'Kies hoogstens 5000 klanten')),
      absence: v.nullable(absence),
    }),
    errors: ['firm_needs_admin', 'only_viewing'],
    stale: ['firmMembers', 'firms', 'worklist', 'administrations', 'users'],
  }),
  remove: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${FIRM}/members/{userId}/remove`,
    summary: 'Let a colleague go; what they look after is then looked after by nobody. For who manages the firm',
    errors: ['firm_needs_admin', 'only_viewing'],
    stale: ['firmMembers', 'firms', 'worklist'],
  }),
})

const kind = v.picklist(['colleague', 'client'])
export type FirmInvitationKind = v.InferOutput<typeof kind>

/** What a firm asked by mail: a colleague to join, or an owner to bring their books. */
export const firmInvitations = defineArea('firmInvitations', {
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${FIRM}/invitations`,
    summary: 'The open invitations of a firm, the newest first',
    response: v.array(
      v.object({
        id,
        kind,
        emailAddress: v.string(),
        invitedBy: v.string(),
        createdAt: timestamp,
        expiresAt: timestamp,
        isExpired: v.boolean(),
      }),
    ),
  }),
  revoke: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${FIRM}/invitations/{invitationId}/revoke`,
    summary: 'Take an invitation back; for who manages the firm',
    errors: ['invitation_not_found', 'invitation_accepted', 'only_viewing'],
    stale: ['firmInvitations'],
  }),
  open: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${FIRM}/invitations/{invitationId}`,
    summary: 'What a firm asks, for whoever has its key; no session needed',
    query: v.object({ key: invitationKey }),
    policy: 'ALWAYS',
    response: v.object({
      kind,
      firmName: v.string(),
      invitedBy: v.string(),
      emailAddress: v.string(),
      /** Whether the address has an account to sign in with. */
      hasAccount: v.boolean(),
    }),
    errors: ['invitation_not_found', 'invitation_accepted'],
  }),
  join: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${FIRM}/invitations/{invitationId}/join`,
    summary: 'Join the firm as the signed-in user, or with a new account for the invited address',
    body: v.object({ key: invitationKey, account: joiningAccount }),
    response: v.object({ redirect_url: v.string() }),
    errors: [
      'invitation_not_found',
      'invitation_accepted',
      'already_member',
      'works_at_firm',
      'authentication_missing',
    ],
    stale: ['users', 'administrations'],
  }),
  bring: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${FIRM}/invitations/{invitationId}/bring`,
    summary: 'Have the firm look after books of which the caller is the main user',
    body: v.object({ key: invitationKey, administrationId: id }),
    response: v.object({ redirect_url: v.string() }),
    errors: ['invitation_not_found', 'invitation_accepted', 'only_main_user_brings', 'has_firm'],
    stale: ['users', 'administrations', 'booksFirm'],
  }),
})
