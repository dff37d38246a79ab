import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { chosenInvoices } from './customer-dashboard.ts'
import { cents, requiredText, timestamp } from './wire.ts'

const ROOT = '/customer-dashboard/{token}/online-payments' as const
const SETTINGS = '/administrations/{administrationId}/payment-provider' as const
const entering = ['customer_token_invalid', 'customer_token_expired'] as const

/** How a payment stands for who made it: the provider still works on it, it landed, or nothing came of it. */
export const onlinePaymentState = v.picklist(['open', 'paid', 'failed'])

const provider = v.object({
  /** Null without a key of this administration's own. */
  key: v.nullable(
    v.object({
      /** Its last characters. */
      hint: v.string(),
      /** With a key for testing nobody really pays. */
      mode: v.picklist(['live', 'test']),
      enteredAt: timestamp,
    }),
  ),
  /** The server has a key for administrations without one. */
  hasServerKey: v.boolean(),
  /** There is a book in which payments land. */
  hasBook: v.boolean(),
})
export type PaymentProvider = v.InferOutput<typeof provider>

/** Payments by a provider of online payments; only where a key of the provider is set and the books have its book. */
export const onlinePayments = defineArea('onlinePayments', {
  start: defineCall({
    method: 'POST',
    base: 'v2',
    path: ROOT,
    summary:
      'Begin a payment of one or more invoices, and say where the customer pays it; the same one while it still waits there',
    body: chosenInvoices,
    response: v.object({ paymentToken: v.string(), checkoutUrl: v.string() }),
    errors: [
      ...entering,
      'customer_no_access',
      'customer_not_found',
      'customer_cannot_pay',
      'customer_only_viewing',
      'online_payments_off',
      'online_payment_under_way',
      'online_payment_starting',
      'online_payment_open',
      'payment_provider_failed',
    ],
  }),
  show: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/show`,
    summary: 'How a payment of this customer stands, fetched from the provider when it was not settled yet',
    body: v.object({ paymentToken: requiredText(22) }),
    response: v.object({ state: onlinePaymentState, amountCents: cents }),
    errors: [...entering, 'customer_not_found', 'customer_only_viewing'],
    stale: ['customerDashboard'],
  }),
  notify: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/online-payments/notify',
    summary: 'The provider tells that a payment changed; nothing in it is believed, its state is fetched back',
    query: v.object({ payment: requiredText(22) }),
  }),
  provider: defineCall({
    method: 'GET',
    base: 'v2',
    path: SETTINGS,
    summary: 'Whether customers can pay online, and by which key; the key itself is never told',
    response: provider,
  }),
  saveKey: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${SETTINGS}/save`,
    summary: 'Enter the key of the provider, which is tried first; its book is opened where there is none',
    body: v.object({ key: requiredText(200) }),
    errors: ['payment_provider_failed'],
    stale: ['onlinePayments', 'journals', 'bank'],
    idempotent: true,
  }),
  removeKey: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${SETTINGS}/remove`,
    summary: 'Throw the key of the provider away',
    stale: ['onlinePayments'],
    idempotent: true,
  }),
})
