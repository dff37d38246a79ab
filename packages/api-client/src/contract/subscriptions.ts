import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { subscriptionType } from './users.ts'
import { cents, date, id } from './wire.ts'

/** A plan, such as Start a month. */
export const planName = v.picklist([
  'PRE_STARTER',
  'START',
  'INSTAP',
  'STARTER',
  'GROWTH',
  'PRO',
  'TRIAL',
  'GRACE_PERIOD',
  'ADVISOR_PAYS',
])
export type PlanName = v.InferOutput<typeof planName>
const recurringAmount = v.object({
  amount: cents,
  interval: v.object({ unit: v.string(), quantity: v.number() }),
  /** How much lower than the base plan by the month; 0 when it is not. */
  discount_percent: v.number(),
})

export const subscriptions = defineArea('subscriptions', {
  get: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/administrations/{administrationId}/subscription',
    summary: 'The subscription, until when it runs, and how it is paid; for holders of ADMIN',
    response: v.object({
      type: subscriptionType,
      variantId: v.nullable(id),
      planName: v.nullable(planName),
      /** What the running period costs. */
      recurringAmount: v.nullable(recurringAmount),
      /** The discount it has now. */
      campaign: v.nullable(v.object({ name: v.string(), percent: v.number() })),
      /** The first period that costs something else, by a new price or the end of a discount. */
      nextPrice: v.nullable(v.object({ from: date, amount: cents })),
      /** The last day of the current period; null for an expired trial. */
      currentPeriodEnd: v.nullable(v.string()),
      /** The last day when it was cancelled; null while it goes on. */
      endsOn: v.nullable(v.string()),
      /** What would be the last day if it were cancelled today; null when there is nothing to cancel. */
      endsOnWhenCancelled: v.nullable(v.string()),
      /** The last day of the grace period. */
      graceUntil: v.nullable(v.string()),
      subscriberKind: v.picklist(['OWNER', 'ADVISOR']),
      paymentMethod: v.picklist(['NONE', 'COLLECTION', 'ON_ACCOUNT']),
      paymentDetails: v.nullable(
        v.object({
          accountNumber: v.string(),
          accountHolder: v.string(),
          invoiceEmailAddress: v.string(),
          mandateReference: v.string(),
        }),
      ),
    }),
  }),
  cancel: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/administrations/{administrationId}/subscription/cancel',
    summary: 'End the subscription at the end of its month; only the main user may',
    response: v.object({ endsOn: v.string() }),
    stale: ['subscriptions', 'administrations', 'users'],
  }),
  resume: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/administrations/{administrationId}/subscription/resume',
    summary: 'Let a cancelled subscription go on; only the main user may',
    stale: ['subscriptions', 'administrations', 'users'],
  }),
  selectableVariants: defineCall({
    method: 'GET',
    base: 'v1',
    path: '/administrations/{administrationId}/subscriptions/selectable-variants',
    summary: 'The plans this administration can choose',
    response: v.array(
      v.object({
        id,
        name: planName,
        subscription_type: v.string(),
        recurring_amount: recurringAmount,
        /** The discount that choosing it today gives, and what it costs without. */
        campaign: v.nullable(
          v.object({ name: v.string(), percent: v.number(), months: v.number(), regular_amount: cents }),
        ),
      }),
    ),
  }),
  switchToVariant: defineCall({
    method: 'POST',
    base: 'v1',
    path: '/administrations/{administrationId}/subscriptions/switch-to-variant/{variantId}',
    summary: 'Change the plan; only the main user may',
    stale: ['subscriptions', 'administrations', 'users'],
    idempotent: true,
  }),
  updatePaymentDetails: defineCall({
    method: 'POST',
    base: 'v1',
    path: '/administrations/{administrationId}/subscriptions/update-payment-details',
    summary: 'Keep the bank account and e-mail address of the direct debit',
    body: v.object({
      bank_account: v.object({ number: v.string(), name_account_holder: v.string() }),
      email_address: v.string(),
    }),
    stale: ['subscriptions'],
    idempotent: true,
  }),
})
