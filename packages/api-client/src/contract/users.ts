import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { id, timestamp } from './wire.ts'

export const permissionType = v.picklist(['ADMIN', 'ACCOUNTING', 'BOOKING', 'TIME_TRACKING'])
export const permissionOrigin = v.picklist(['ROLE', 'FIRM', 'GLOBAL_ADMIN'])
export type PermissionType = v.InferOutput<typeof permissionType>
export type PermissionOrigin = v.InferOutput<typeof permissionOrigin>

export const roleEntry = v.object({
  id,
  administration_id: v.nullable(id),
  type: v.picklist(['ADMINISTRATION_ROLE', 'GLOBAL_ROLE']),
  deactivated_timestamp: v.nullable(timestamp),
  permissions: v.array(v.string()),
  userId: id,
  is_primary_user: v.boolean(),
})
export type RoleEntry = v.InferOutput<typeof roleEntry>

export const subscriptionType = v.picklist(['NONE', 'GRACE_PERIOD', 'PRESTARTER', 'TRIAL', 'ZZP', 'MKB', 'REWARD'])

export const administrationEntry = v.object({
  id,
  company: v.object({ name: v.string() }),
  is_accessible_by_klopt: v.boolean(),
  /** Its books are examples to look around in. Left out of a real one. */
  is_example: v.optional(v.boolean()),
  subscription: v.object({
    type: subscriptionType,
    current_period: v.nullable(v.object({ end: v.string() })),
    active_component: v.nullable(v.object({ subscription_type: subscriptionType })),
    /** The last day of one that was cancelled. */
    ends_on: v.nullable(v.string()),
  }),
})
export type AdministrationEntry = v.InferOutput<typeof administrationEntry>

export const users = defineArea('users', {
  me: defineCall({
    method: 'GET',
    base: 'v1',
    path: '/users/me',
    summary: 'The signed-in user, with roles and administrations when asked for',
    query: v.object({ with: v.optional(v.string()) }),
    response: v.object({
      id,
      email_address: v.string(),
      first_name: v.string(),
      last_name: v.string(),
      firm_id: v.nullable(id),
      last_administration_id: v.nullable(id),
      roles: v.optional(v.array(roleEntry)),
      administrations: v.optional(v.array(administrationEntry)),
    }),
  }),
  roles: defineCall({
    method: 'GET',
    base: 'v1',
    path: '/users/me/roles',
    summary: "The signed-in user's roles",
    response: v.array(roleEntry),
  }),
  administrationAccess: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/users/{userId}/administration-access/{administrationId}',
    summary: 'What a user may do in an administration, and by what',
    response: v.object({
      permissions: v.array(v.object({ type: permissionType, origins: v.array(permissionOrigin) })),
      isFinancialPlanner: v.boolean(),
      isPrimaryUser: v.boolean(),
    }),
  }),
})
