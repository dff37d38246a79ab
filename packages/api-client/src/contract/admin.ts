import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { subscriptionType } from './users.ts'
import { id, requiredText, timestamp } from './wire.ts'

const reason = requiredText(500)

/** Why staff needs to see books; at most an hour each time, and the main user can read it. */
export const admin = defineArea('admin', {
  verify: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/admin/verify',
    summary: 'Prove the second factor again; counts for an hour',
    body: v.object({ code: v.pipe(v.string(), v.minLength(6, 'De code moet 6 cijfers lang zijn'), v.maxLength(32)) }),
    errors: ['two_factor_wrong', 'two_factor_too_many', 'two_factor_needed'],
    stale: ['admin'],
  }),
  access: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/admin/access',
    summary: 'Until when the second factor counts, and what access is open',
    policy: 'ALWAYS',
    response: v.object({
      verifiedUntil: v.nullable(timestamp),
      grants: v.array(
        v.object({
          administrationId: v.nullable(id),
          firmId: v.nullable(id),
          name: v.string(),
          reason: v.string(),
          expiresAt: timestamp,
        }),
      ),
    }),
  }),
  administration: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/admin/administrations/{administrationId}',
    summary: 'What the access screen of an administration shows',
    policy: 'ALWAYS',
    response: v.object({
      id,
      companyName: v.string(),
      mainUser: v.nullable(v.object({ name: v.string(), emailAddress: v.string() })),
      /** Whether the main user lets support in; COMPLIANCE does without. */
      isAccessible: v.boolean(),
      /** Of the access that is open. */
      accessUntil: v.nullable(timestamp),
    }),
  }),
  enterAdministration: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/admin/administrations/{administrationId}/access',
    summary: 'Open access to an administration for at most an hour, with a reason',
    body: v.object({ reason }),
    response: v.object({ accessUntil: timestamp }),
    errors: ['global_admin_verification_required', 'consent_missing'],
    stale: ['admin', 'users', 'administrations'],
  }),
  firm: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/admin/firms/{firmId}',
    summary: 'What the access screen of a firm shows',
    policy: 'ALWAYS',
    response: v.object({ id, companyName: v.string(), accessUntil: v.nullable(timestamp) }),
  }),
  enterFirm: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/admin/firms/{firmId}/access',
    summary: "Open access to a firm's list for at most an hour, with a reason",
    body: v.object({ reason }),
    response: v.object({ accessUntil: timestamp }),
    errors: ['global_admin_verification_required'],
    stale: ['admin', 'firms'],
  }),
  endUserSessions: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/admin/users/{userId}/end-sessions',
    summary: 'Sign a user out everywhere, with a reason; they are told by mail',
    body: v.object({ reason }),
    /** How many sessions there were. */
    response: v.object({ ended: v.number() }),
    errors: ['global_admin_verification_required', 'not_found'],
    stale: ['admin'],
  }),
  search: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/admin/search',
    summary: 'Users, administrations and firms by name, e-mail address or number; at most 20 of each',
    policy: 'ALWAYS',
    query: v.object({ search: v.pipe(v.string(), v.maxLength(200)) }),
    response: v.object({
      users: v.array(
        v.object({
          id,
          name: v.string(),
          emailAddress: v.string(),
          firmName: v.nullable(v.string()),
          isDeactivated: v.boolean(),
          administrations: v.array(v.object({ id, companyName: v.string() })),
        }),
      ),
      administrations: v.array(
        v.object({
          id,
          companyName: v.string(),
          mainUser: v.nullable(v.string()),
          firmName: v.nullable(v.string()),
          subscriptionType,
          isAccessible: v.boolean(),
        }),
      ),
      firms: v.array(v.object({ id, companyName: v.string(), clients: v.number() })),
    }),
    errors: ['global_admin_verification_required'],
  }),
})
