import type { CurrentUser } from './session.ts'

/** What the user's active global roles permit: ADMIN, COMPLIANCE. */
function globalPermissionsOf({ roles = [] }: Pick<CurrentUser, 'roles'>): string[] {
  return roles
    .filter((role) => role.type === 'GLOBAL_ROLE' && role.deactivated_timestamp === null)
    .flatMap((role) => role.permissions)
}

/** Holds an active global role with the ADMIN permission (specification, section 6). */
export const isGlobalAdmin = (user: Pick<CurrentUser, 'roles'>): boolean => globalPermissionsOf(user).includes('ADMIN')

/** Gets in without consent, with a reason. */
export const isCompliance = (user: Pick<CurrentUser, 'roles'>): boolean =>
  globalPermissionsOf(user).includes('COMPLIANCE')

/** Works for Klopt: holds any active global role. */
export const isStaff = (user: Pick<CurrentUser, 'roles'>): boolean => globalPermissionsOf(user).length > 0
