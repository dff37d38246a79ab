import { account, registrations } from './account.ts'
import { admin } from './admin.ts'
import { adminArticles, adminTickets } from './admin-support.ts'
import { administrations, journals } from './administrations.ts'
import { authentication } from './authentication.ts'
import { bank } from './bank.ts'
import type { Call } from './call.ts'
import { contacts } from './contacts.ts'
import { documents, files } from './documents.ts'
import { errorReports } from './error-reports.ts'
import { firms } from './firms.ts'
import { invoices } from './invoices.ts'
import { accounts, reports } from './ledger.ts'
import { invitations, members, roles } from './members.ts'
import { payments, purchases } from './purchases.ts'
import { removalRequests } from './removal-requests.ts'
import { settings } from './settings.ts'
import { subscriptions } from './subscriptions.ts'
import { screenShares, support } from './support.ts'
import { tickets } from './tickets.ts'
import { timers } from './timers.ts'
import { users } from './users.ts'
import { dashboard, vat } from './vat.ts'

/** Every call there is, by area. Routes, the typed client, OpenAPI and the access matrix come from it. */
export const contract = {
  account,
  accounts,
  admin,
  adminArticles,
  adminTickets,
  administrations,
  authentication,
  bank,
  contacts,
  dashboard,
  documents,
  errorReports,
  files,
  firms,
  invitations,
  invoices,
  journals,
  members,
  payments,
  purchases,
  registrations,
  removalRequests,
  reports,
  roles,
  screenShares,
  settings,
  subscriptions,
  support,
  tickets,
  timers,
  users,
  vat,
} as const

export interface NamedCall {
  /** Area and call, such as `invoices.finalise`. */
  readonly name: string
  readonly area: string
  readonly call: Call
}

/** All calls with their names, in a fixed order. */
export const allCalls: readonly NamedCall[] = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries(calls).map(([key, call]) => ({ name: `${area}.${key}`, area, call: call })),
)

export * from './account.ts'
export * from './admin.ts'
export * from './admin-support.ts'
export * from './administrations.ts'
export * from './authentication.ts'
export * from './bank.ts'
export * from './call.ts'
export * from './contacts.ts'
export * from './documents.ts'
export * from './error-reports.ts'
export * from './firms.ts'
export * from './invoices.ts'
export * from './ledger.ts'
export * from './members.ts'
export * from './purchases.ts'
export * from './removal-requests.ts'
export * from './rich-text.ts'
export * from './settings.ts'
export * from './subscriptions.ts'
export * from './support.ts'
export * from './tickets.ts'
export * from './timers.ts'
export * from './users.ts'
export * from './vat.ts'
