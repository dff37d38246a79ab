/**
 * Every call there is, by area, as whoever makes it needs it: the browser gets no schemas. What the server checks by is
 * another entry (`@klopt/api-client/schemas`). It is a namespace, so that a built screen carries the areas it uses and no
 * others.
 */
export * as contract from './areas/index.ts'

export type * from '../contract/account.ts'
export type * from '../contract/admin.ts'
export type * from '../contract/admin-support.ts'
export type * from '../contract/administrations.ts'
export type * from '../contract/authentication.ts'
export type * from '../contract/bank.ts'
export type * from '../contract/call.ts'
export type * from '../contract/choices.ts'
export type * from '../contract/contacts.ts'
export type * from '../contract/documents.ts'
export type * from '../contract/error-reports.ts'
export type * from '../contract/firms.ts'
export type * from '../contract/invoices.ts'
export type * from '../contract/journal-entries.ts'
export type * from '../contract/ledger.ts'
export type * from '../contract/members.ts'
export type * from '../contract/payments.ts'
export type * from '../contract/purchases.ts'
export type * from '../contract/removal-requests.ts'
export type * from '../contract/rich-text.ts'
export type * from '../contract/settings.ts'
export type * from '../contract/subscriptions.ts'
export type * from '../contract/support.ts'
export type * from '../contract/tickets.ts'
export type * from '../contract/timers.ts'
export type * from '../contract/users.ts'
export type * from '../contract/vat.ts'
