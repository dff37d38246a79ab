import type { PermissionType } from '@klopt/api-client/contract'

export type AccessKind = 'public' | 'signedIn' | 'administration' | 'firm' | 'customer' | 'globalAdmin' | 'staff'

/** Who may make a call. Made by the functions below; no route exists without one. */
export interface Access<K extends AccessKind = AccessKind> {
  readonly kind: K
  /** Of an administration's calls. */
  readonly permission?: PermissionType
  /** What who lacks the permission is told; `forbidden` when left out. */
  readonly refusal?: 'invoice_no_access'
  readonly mainUserOnly?: boolean
  /** Of a firm: who manages it alone, and no staff that was let in. */
  readonly managersOnly?: boolean
  /** Of staff: also without a second factor within the hour. */
  readonly unverified?: boolean
}

/** Anyone, signed in or not. */
export const publicAccess: Access<'public'> = { kind: 'public' }

/** Any user with a session. The transaction sees no tenant: see `scope` of a route. */
export const signedIn: Access<'signedIn'> = { kind: 'signedIn' }

/** Holders of the permission in the {administrationId} of the path, by whatever origin. */
export const administration = (permission: PermissionType): Access<'administration'> => ({
  kind: 'administration',
  permission,
})

/** The same for one invoice: a colleague who has nothing to do with invoices is told that it is not theirs (7002). */
export const anInvoice: Access<'administration'> = { ...administration('BOOKING'), refusal: 'invoice_no_access' }

/** Anyone who may enter the {administrationId} of the path, whatever the permission. */
export const anyRole: Access<'administration'> = { kind: 'administration' }

/** The main user of the {administrationId} of the path alone: not even the firm or support. */
export const mainUser: Access<'administration'> = { kind: 'administration', mainUserOnly: true }

/** Users of the {firmId} of the path, and global administrators who were granted access to it. */
export const firm: Access<'firm'> = { kind: 'firm' }

/** Who manages the {firmId} of the path: its colleagues and which clients it has. */
export const firmManager: Access<'firm'> = { kind: 'firm', managersOnly: true }

/** Who came in by the link of the {token} of the path: a customer of an administration, who sees what is theirs. */
export const customer: Access<'customer'> = { kind: 'customer' }

/** Holders of an active global role with ADMIN who proved their second factor within the hour. */
export const globalAdmin: Access<'globalAdmin'> = { kind: 'globalAdmin' }

/** Holders of any active global role (ADMIN, COMPLIANCE) who proved their second factor within the hour. */
export const staff: Access<'staff'> = { kind: 'staff' }

/** The same before that proof: to give it, and to see whether it counts. */
export const unverifiedStaff: Access<'staff'> = { kind: 'staff', unverified: true }
