import * as v from 'valibot'
import { defineCall } from './call.ts'
import { cents, id } from './wire.ts'

export const subscriptions = {
  selectableVariants: defineCall({
    method: 'GET',
    base: 'v1',
    path: '/administrations/{administrationId}/subscriptions/selectable-variants',
    summary: 'The plans this administration can choose',
    response: v.array(
      v.object({
        id,
        name: v.picklist([
          'PRE_STARTER',
          'START',
          'INSTAP',
          'STARTER',
          'GROWTH',
          'PRO',
          'TRIAL',
          'GRACE_PERIOD',
          'ADVISOR_PAYS',
        ]),
        subscription_type: v.string(),
        recurring_amount: v.object({
          amount: cents,
          interval: v.object({ unit: v.string(), quantity: v.number() }),
        }),
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
} as const
