import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { cents, requiredText } from './wire.ts'

const ROOT = '/customer-dashboard/{token}/online-payments' as const
const entering = ['customer_token_invalid', 'customer_token_expired'] as const

/** How a payment stands for who made it: the provider still works on it, it landed, or nothing came of it. */
export const onlinePaymentState = v.picklist(['open', 'paid', 'failed'])

/** Payments by a provider of online payments; only where a key of the provider is set and the books have its book. */
export const onlinePayments = defineArea('onlinePayments', {
  start: defineCall({
    method: 'POST',
    base: 'v2',
    path: ROOT,
    summary: 'Begin a payment of one or more invoices, and say where the customer pays it',
    body: v.object({ invoiceIds: v.pipe(v.array(v.number()), v.minLength(1, 'Kies een factuur'), v.maxLength(100)) }),
    response: v.object({ paymentToken: v.string(), checkoutUrl: v.string() }),
    errors: [
      ...entering,
      'customer_no_access',
      'customer_not_found',
      'customer_cannot_pay',
      'customer_only_viewing',
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
})
