import type { PermissionOrigin, PermissionType } from '@klopt/api-client/contract'
import type { StoredPermission } from '../database/schema/platform.ts'

export interface PermissionGrant {
  readonly type: PermissionType
  readonly origins: readonly PermissionOrigin[]
}
export type Permissions = readonly PermissionGrant[]

/** By what a user may enter an administration. */
export interface PermissionSources {
  /** Of the user's active role in the administration. */
  readonly role: readonly StoredPermission[]
  /** The user works at the firm that looks after the administration. */
  readonly firm: boolean
  /** A global administrator whose access is granted and not yet over. */
  readonly globalAdmin: boolean
}

const types: readonly PermissionType[] = ['ADMIN', 'ACCOUNTING', 'BOOKING', 'TIME_TRACKING']

/** What everybody at a firm may do in the books that it looks after. */
export const FIRM_PERMISSIONS = types

const included: Record<PermissionType, readonly PermissionType[]> = {
  ADMIN: ['ADMIN', 'ACCOUNTING', 'BOOKING'],
  ACCOUNTING: ['ACCOUNTING', 'BOOKING'],
  BOOKING: ['BOOKING'],
  TIME_TRACKING: ['TIME_TRACKING'],
}

/** Every permission held, with all origins it comes from; the user's own origins come before GLOBAL_ADMIN. */
export function permissionsFrom({ role, firm, globalAdmin }: PermissionSources): Permissions {
  return types.flatMap((type) => {
    const origins: PermissionOrigin[] = []
    if (role.some((held) => held !== 'COMPLIANCE' && included[held].includes(type))) origins.push('ROLE')
    if (firm) origins.push('FIRM')
    if (globalAdmin) origins.push('GLOBAL_ADMIN')
    return origins.length === 0 ? [] : [{ type, origins }]
  })
}

/**
 * What staff may do while seeing an administration as one of its users: what that user may do, and by the
 * access that was granted.
 */
export function permissionsActingAs({ role, firm }: Pick<PermissionSources, 'role' | 'firm'>): Permissions {
  const origins = ['GLOBAL_ADMIN'] as const
  return permissionsFrom({ role, firm, globalAdmin: false }).map(({ type }) => ({ type, origins }))
}

/** Whether nothing but an access that was granted gives these: whoever holds them looks at a customer's books. */
export function isOnlyGranted(permissions: Permissions): boolean {
  // Of nothing at all it cannot be said: who lacks a permission is refused, not asked who they are.
  return (
    permissions.length > 0 && permissions.every(({ origins }) => origins.every((origin) => origin === 'GLOBAL_ADMIN'))
  )
}

/** Whether these come from the firm that looks after the books, beside what else they come from. */
export const isOfFirm = (permissions: Permissions): boolean =>
  permissions.some(({ origins }) => origins.includes('FIRM'))

/** Whether the permission is held by any origin. */
export function holds(permissions: Permissions, type: PermissionType): boolean {
  return permissionsOfType(permissions, type).length > 0
}

export function permissionsOfType(permissions: Permissions, type: PermissionType): Permissions {
  return permissions.filter((permission) => permission.type === type)
}

/** COMPLIANCE is global: no administration gives it. */
export function isAssignable(permission: StoredPermission): permission is PermissionType {
  return permission !== 'COMPLIANCE'
}
