import { randomBytes } from 'node:crypto'
import type { ChosenInvoices, CustomerInvoice } from '@klopt/api-client/contract'
import { referenceOfNumbers } from '@klopt/bookkeeping/payments'
import type { Db } from '../../database/db.ts'
import { changeScope, withRead, withTransaction } from '../../database/transaction.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { EnteredCustomer } from '../../kernel/caller.ts'
import { screenPath } from '../../kernel/screens.ts'
import type { Services } from '../../kernel/services.ts'
import { findChosenOf } from '../invoices/find-customer-invoice.ts'
import { amountOf } from './amount-of.ts'
import { lockPaymentsOf, paymentInTheWay } from './payment-in-the-way.ts'
import { createProviderPayment } from './provider.ts'
import { providerBookOf } from './provider-book.ts'
import { providerKeyOf } from './provider-key.ts'
import type { AskedPayment } from './settle-payment.ts'

const TOKEN_BYTES = 16

/** A payment that is kept, and has to be told to the provider. */
export interface StartedPayment {
  readonly id: number
  readonly token: string
  readonly isNew: boolean
  readonly amountCents: number
  readonly reference: string
  /** Of one that was begun before and waits: where it is paid; null while the provider is not known to have it. */
  readonly checkoutUrl: string | null
}

interface Wanted {
  readonly customer: EnteredCustomer
  readonly chosen: ChosenInvoices
  /** What was begun before of these invoices and was not finished. */
  readonly begun: readonly AskedPayment[]
  readonly now: Date
  readonly today: string
}

/**
 * Keeps what a customer is about to pay: what is open of the invoices now, and what a demand asks beside them. Who went back
 * and pays again goes on with the payment that waits, and so does who does so in two windows at once. Throws
 * `customer_cannot_pay` where one is not open, or not in euros, `online_payments_off`, and what `paymentInTheWay` and
 * `findChosenOf` throw.
 */
export async function startPayment(services: Services, db: Db, wanted: Wanted): Promise<StartedPayment> {
  const { administrationId, contactId } = wanted.customer
  await lockPaymentsOf(db, wanted.customer)
  const invoices = await findChosenOf(db, contactId, wanted.chosen, wanted.today)
  await changeScope(db, { kind: 'administration', administrationId })
  const journalId = await providerBookOf(services, db, administrationId)
  if (journalId === null) throw new ApiError('online_payments_off')
  const reference = referenceOfNumbers(invoices.map(({ number }) => number))
  const amountCents = amountOf(invoices)
  if (reference === null || amountCents === null) throw new ApiError('customer_cannot_pay')
  const same = await paymentInTheWay(db, { ...wanted, amountCents })
  if (same)
    return { id: same.id, token: same.token, isNew: false, amountCents, reference, checkoutUrl: same.checkoutUrl }
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const { id } = await db
    .insertInto('online_payments')
    .values({
      administration_id: administrationId,
      contact_id: contactId,
      token,
      journal_id: journalId,
      amount_cents: amountCents,
      provider_id: null,
      bank_transaction_id: null,
      created_at: wanted.now,
      paid_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await keepParts(db, { administration_id: administrationId, payment_id: id }, invoices)
  return { id, token, isNew: true, amountCents, reference, checkoutUrl: null }
}

/** What of a payment is for which invoice; those of an earlier package are known by their open item. */
async function keepParts(
  db: Db,
  payment: { readonly administration_id: number; readonly payment_id: number },
  invoices: readonly CustomerInvoice[],
): Promise<void> {
  const parts = invoices.map(({ id, kind, openCents }) => ({ id, kind, row: { ...payment, amount_cents: openCents } }))
  const ofInvoices = parts.filter(({ kind }) => kind !== 'earlier').map(({ id, row }) => ({ ...row, invoice_id: id }))
  const ofItems = parts.filter(({ kind }) => kind === 'earlier').map(({ id, row }) => ({ ...row, open_item_id: id }))
  if (ofInvoices.length > 0) await db.insertInto('online_payment_invoices').values(ofInvoices).execute()
  if (ofItems.length > 0) await db.insertInto('online_payment_items').values(ofItems).execute()
}

/** Creates a payment that is kept at the provider too, unless it is there, and keeps what the provider calls it. Throws `payment_provider_failed` and `online_payment_starting`. */
export async function createAtProvider(
  services: Services,
  { administrationId, pageToken, payment }: { administrationId: number; pageToken: string; payment: StartedPayment },
): Promise<{ paymentToken: string; checkoutUrl: string }> {
  if (payment.checkoutUrl !== null) return { paymentToken: payment.token, checkoutUrl: payment.checkoutUrl }
  const { publicUrl } = services.settings
  const scope = { kind: 'administration', administrationId } as const
  const key = await withRead(services.pool, scope, (db) => providerKeyOf(services, db, administrationId))
  if (key === null) throw new ApiError('online_payments_off')
  const made = await createProviderPayment(
    { services, key },
    {
      amountCents: payment.amountCents,
      description: payment.reference,
      redirectUrl: new URL(screenPath('customerPage', { token: pageToken }, { payment: payment.token }), publicUrl)
        .href,
      webhookUrl: isReachable(publicUrl)
        ? new URL(`/api/v2/online-payments/notify?payment=${payment.token}`, publicUrl).href
        : null,
      token: payment.token,
    },
  )
  if (made.checkoutUrl === null || made.amountCents !== payment.amountCents)
    throw new ApiError('payment_provider_failed')
  await withTransaction(services.pool, scope, (db) =>
    db
      .updateTable('online_payments')
      .set({ provider_id: made.id })
      .where('administration_id', '=', administrationId)
      .where('id', '=', payment.id)
      .execute(),
  )
  return { paymentToken: payment.token, checkoutUrl: made.checkoutUrl }
}

/** The provider refuses an address that only this machine can reach. */
const isReachable = ({ hostname }: URL) => !/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
