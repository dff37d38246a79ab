import type { SubscriptionType } from '../database/schema/platform.ts'
import type { Permissions } from './permissions.ts'

export interface User {
  readonly id: number
  readonly emailAddress: string
  readonly firstName: string
  readonly lastName: string
  readonly firmId: number | null
  /** Of who works at a firm: whether they manage it, and whether they enter every client of it. */
  readonly firmIsAdmin: boolean
  readonly firmSeesAll: boolean
  /** Of active global roles. */
  readonly globalPermissions: readonly string[]
}

export interface Session {
  readonly tokenHash: Buffer
  readonly createdAt: Date
  readonly lastSeenAt: Date
  readonly expiresAt: Date
  /** When a second factor was last proved in this session. */
  readonly secondFactorAt: Date | null
}

/** The administration of the path, as far as every call needs it. */
export interface EnteredAdministration {
  readonly id: number
  readonly subscriptionType: SubscriptionType
  readonly subscriptionPeriodEnd: string | null
  /** The last day of a subscription that was cancelled. */
  readonly subscriptionEndsOn: string | null
  readonly permissions: Permissions
  readonly isPrimaryUser: boolean
  readonly isFinancialPlanner: boolean
  /** Its books are examples: nothing of it goes to anybody. */
  readonly isExample: boolean
  /** The month (1 to 12) in which its fiscal years begin: reports ask it with every call, so that it costs them no round trip. */
  readonly fiscalYearStartMonth: number
}

/** A customer of an administration, without an account, as far as every call of their page needs it. */
export interface EnteredCustomer {
  readonly administrationId: number
  readonly contactId: number
  readonly linkId: number
  /** The owner looks at the page as the customer sees it, and changes nothing on it. */
  readonly isPreview: boolean
}

/** Who makes a request, after authentication and authorisation. */
export interface Caller {
  readonly user: User | null
  readonly session: Session | null
  readonly administration: EnteredAdministration | null
  /** Staff that sees the administration as one of its users sees it: that user. */
  readonly actingAsUserId: number | null
  readonly firmId: number | null
  /** The clients of the firm of the path that the user enters. */
  readonly clientIds: readonly number[]
  /** Whether the user manages the firm of the path. */
  readonly mayManage: boolean
  /** Of the pages of customers alone. */
  readonly customer: EnteredCustomer | null
}

export const nobody: Caller = {
  user: null,
  session: null,
  administration: null,
  actingAsUserId: null,
  firmId: null,
  clientIds: [],
  mayManage: false,
  customer: null,
}

/** Whether the user is a global administrator. */
export function isGlobalAdmin(user: User): boolean {
  return user.globalPermissions.includes('ADMIN')
}

/** Whether the user holds any global role: global administrators and compliance. */
export function isStaff(user: User): boolean {
  return user.globalPermissions.length > 0
}
