import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { recurringUnit } from './recurring-invoice-input.ts'
import { cents, currency, date, id, optionalText, requiredText, version } from './wire.ts'

/** `requested`: its owner decides whether it ends; `ending`: it ends by itself, with `endsOn`. */
export const customerSubscriptionStatus = v.picklist(['active', 'paused', 'requested', 'ending'])

/** What is invoiced again and again, as its customer has it. */
export const customerSubscription = v.object({
  id,
  description: v.string(),
  status: customerSubscriptionStatus,
  /** Every `count` of these. */
  unit: recurringUnit,
  count: v.number(),
  /** The day of the next invoice; null when there is none any more, or while it is paused. */
  nextOn: v.nullable(date),
  /** Of the amount, which is in the smallest unit of it. */
  currency,
  /** Of the next invoice, or of a whole period. */
  grossCents: cents,
  /** The last day, where there is one. */
  endsOn: v.nullable(date),
  /** The day with which it would end if it were cancelled today; null where its owner decides. */
  cancelledTodayUntil: v.nullable(date),
})
export type CustomerSubscription = v.InferOutput<typeof customerSubscription>

/** Where documents of a customer go to. The country is the owner's to change: it decides about VAT. */
const details = v.object({
  street: requiredText(200),
  postcode: requiredText(12),
  city: requiredText(100),
  emailAddress: requiredText(254),
})
export type CustomerDetails = v.InferOutput<typeof details>

const ROOT = '/customer-dashboard/{token}' as const
const entering = ['customer_token_invalid', 'customer_token_expired'] as const

/** What a customer can do with their subscriptions and their own details, without an account. */
export const customerSubscriptions = defineArea('customerSubscriptions', {
  cancel: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/subscriptions/{recurringInvoiceId}/cancel`,
    summary: 'Cancel a subscription: of a consumer it ends by itself on the legal day, else its owner is asked',
    body: v.object({ reason: v.optional(optionalText(1000)) }),
    response: v.object({ status: customerSubscriptionStatus, endsOn: v.nullable(date) }),
    errors: [
      ...entering,
      'customer_no_access',
      'customer_not_found',
      'customer_only_viewing',
      'subscription_cancelled',
    ],
    stale: ['customerDashboard'],
  }),
  details: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/details`,
    summary: 'Where the documents of this customer go to',
    response: v.object({
      street: v.string(),
      postcode: v.string(),
      city: v.string(),
      country: v.string(),
      emailAddress: v.nullable(v.string()),
      version,
    }),
    errors: entering,
    policy: 'ALWAYS',
  }),
  saveDetails: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/details`,
    summary: 'Change the address and the e-mail that documents go to; the owner is told, and the old e-mail too',
    body: v.object({ ...details.entries, version }),
    response: v.object({ version }),
    errors: [...entering, 'customer_only_viewing', 'version_conflict'],
    stale: ['customerDashboard'],
  }),
})
