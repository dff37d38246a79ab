import { onlinePayments } from '@klopt/api-client/schemas'
import { withRead } from '../../database/transaction.ts'
import { customer as customerAccess, publicAccess } from '../../kernel/access.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { route } from '../../kernel/route.ts'
import { findPayment, refreshPayment, type KeptPayment } from './settle-payment.ts'
import { startPayment, tellProvider } from './start-payment.ts'

/** Payments by a provider: what is told from outside is a reason to ask the provider, never believed. */
export const onlinePaymentRoutes = [
  route(onlinePayments.start, {
    access: customerAccess,
    async handle({ db, customer, now, today, audit, services, input: { body } }) {
      const payment = await startPayment(services, db, { customer, invoiceIds: body.invoiceIds, now, today })
      audit('start', 'online_payment', payment.id, { amountCents: payment.amountCents, reference: payment.reference })
      return payment
    },
    respond: (payment, { services, customer: { administrationId }, input: { params } }) =>
      tellProvider(services, { administrationId, pageToken: params.token, payment }),
  }),

  route(onlinePayments.show, {
    access: customerAccess,
    changesNothing: true,
    async prepare({ services, customer, now, input: { body } }) {
      const { administrationId, contactId } = customer
      const scope = { kind: 'administration', administrationId } as const
      const kept = await withRead(services.pool, scope, (db) => findPayment(db, body.paymentToken))
      if (kept === null || kept.contact_id !== contactId) throw new ApiError('customer_not_found')
      return refreshed(services, kept, now)
    },
    handle: async (_, kept) => ({ state: stateOf(kept), amountCents: kept.amount_cents }),
  }),

  route(onlinePayments.notify, {
    access: publicAccess,
    // The caller is nobody; the name in the address leads to the one payment that is asked about.
    scope: 'system',
    changesNothing: true,
    async prepare({ services, now, input: { query } }) {
      const kept = await withRead(services.pool, { kind: 'system' }, (db) => findPayment(db, query.payment))
      // Who guesses is told the same as who does not.
      if (kept !== null) await refreshPayment(services, kept, now)
    },
    handle: async () => undefined,
  }),
]

/** As the provider has it, or as it was when the provider does not answer: the page is no place for that. */
async function refreshed(...[services, kept, now]: Parameters<typeof refreshPayment>): Promise<KeptPayment> {
  if (kept.status === 'paid') return kept
  return refreshPayment(services, kept, now).catch((error: unknown) => {
    if (error instanceof ApiError && error.error === 'payment_provider_failed') return kept
    throw error
  })
}

const stateOf = ({ status }: KeptPayment): 'open' | 'paid' | 'failed' => {
  if (status === 'paid') return 'paid'
  return status === 'open' || status === 'pending' || status === 'authorized' ? 'open' : 'failed'
}
