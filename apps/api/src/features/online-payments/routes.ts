import { onlinePayments } from '@klopt/api-client/schemas'
import { withRead } from '../../database/transaction.ts'
import { administration, customer as customerAccess, publicAccess } from '../../kernel/access.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { route } from '../../kernel/route.ts'
import { cancelOthers } from './cancel-others.ts'
import { paymentsUnderWay } from './payments-under-way.ts'
import { isKeyOfProvider } from './provider.ts'
import { forgetProviderKey, keepProviderKey, showProvider } from './provider-key.ts'
import { findPayment, refreshPayment, type KeptPayment } from './settle-payment.ts'
import { startPayment, createAtProvider } from './start-payment.ts'

const settingsAccess = administration('ADMIN')

/** As Mollie writes its keys. */
const KEY = /^(live|test)_[A-Za-z0-9]{20,100}$/
const NO_KEY =
  'Dit is geen API-sleutel van Mollie. Die begint met live_ of test_ en staat in je dashboard van Mollie onder Developers'
const UNKNOWN_KEY = 'Mollie kent deze sleutel niet. Kopieer hem nog een keer uit je dashboard van Mollie'

/** Payments by a provider: what is told from outside is a reason to ask the provider, never believed. */
export const onlinePaymentRoutes = [
  route(onlinePayments.start, {
    access: customerAccess,
    async prepare({ services, customer, now, today, input: { body } }) {
      const wanted = { customer, chosen: body, now, today }
      return cancelOthers(services, wanted, await paymentsUnderWay(services, wanted))
    },
    async handle({ db, customer, now, today, audit, unchanged, services, input: { body } }, begun) {
      const payment = await startPayment(services, db, { customer, chosen: body, begun, now, today })
      if (!payment.isNew) unchanged()
      else
        audit('start', 'online_payment', payment.id, { amountCents: payment.amountCents, reference: payment.reference })
      return payment
    },
    respond: (payment, { services, customer: { administrationId }, input: { params } }) =>
      createAtProvider(services, { administrationId, pageToken: params.token, payment }),
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

  route(onlinePayments.provider, {
    access: settingsAccess,
    handle: ({ db, services, administrationId }) => showProvider(services, db, administrationId),
  }),

  route(onlinePayments.saveKey, {
    access: settingsAccess,
    reachesOthers: true,
    prepare: async ({ services, input: { body } }) => {
      const key = body.key.trim()
      if (!KEY.test(key)) throw new ApiError('invalid_input', { fields: { key: NO_KEY } })
      const isKnown = await isKeyOfProvider({ services, key })
      if (!isKnown) throw new ApiError('invalid_input', { fields: { key: UNKNOWN_KEY } })
      return key
    },
    handle: async ({ db, services, administrationId, now, audit }, key) => {
      const kept = await keepProviderKey(services, db, { administrationId, key, now })
      audit('save', 'payment_provider_key', null, kept)
    },
  }),

  route(onlinePayments.removeKey, {
    access: settingsAccess,
    handle: async ({ db, administrationId, audit, unchanged }) => {
      if (await forgetProviderKey(db, administrationId)) audit('remove', 'payment_provider_key', null)
      else unchanged()
    },
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
