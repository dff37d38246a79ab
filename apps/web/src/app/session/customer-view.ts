import type { PermissionOrigin } from '@klopt/api-client/contract'

type Permissions = readonly { readonly origins: readonly PermissionOrigin[] }[]

/**
 * Whose books one looks at: `staff` when nothing but access that was granted lets the user in, `firm` when it is a
 * client of the user's firm, null when the books are the user's own (specification, section 6).
 */
export function customerViewOf(permissions: Permissions): 'staff' | 'firm' | null {
  const origins = permissions.flatMap((permission) => permission.origins)
  if (origins.length === 0 || origins.includes('ROLE')) return null
  return origins.includes('FIRM') ? 'firm' : 'staff'
}
