import { randomBytes } from 'node:crypto'
import { referenceOfNumbers } from '@klopt/bookkeeping/payments'
import type { Db } from '../../database/db.ts'
import { changeScope, withRead, withTransaction } from '../../database/transaction.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { EnteredCustomer } from '../../kernel/caller.ts'
import { screenPath } from '../../kernel/screens.ts'
import type { Services } from '../../kernel/services.ts'
import { findInvoiceOf } from '../invoices/find-customer-invoice.ts'
import { createProviderPayment } from './provider.ts'
import { providerBookOf } from './provider-book.ts'
import { providerKeyOf } from './provider-key.ts'

const TOKEN_BYTES = 16

/** A payment that is kept, and has to be told to the provider. */
export interface StartedPayment {
  readonly id: number
  readonly token: string
  readonly amountCents: number
  readonly reference: string
}

interface Wanted {
  readonly customer: EnteredCustomer
  readonly invoiceIds: readonly number[]
  readonly now: Date
  readonly today: string
}

/**
 * Keeps what a customer is about to pay: what is open of the invoices now, and what a demand asks beside them. Throws `customer_cannot_pay` where one is not
 * open, or not in euros, or nobody can pay online, and what `findInvoiceOf` throws.
 */
export async function startPayment(services: Services, db: Db, wanted: Wanted): Promise<StartedPayment> {
  const { administrationId, contactId } = wanted.customer
  const invoices = []
  for (const id of new Set(wanted.invoiceIds)) invoices.push(await findInvoiceOf(db, contactId, id, wanted.today))
  await changeScope(db, { kind: 'administration', administrationId })
  const journalId = await providerBookOf(services, db, administrationId)
  const reference = referenceOfNumbers(invoices.map(({ number }) => number))
  if (
    journalId === null ||
    reference === null ||
    invoices.some(({ openCents, foreign }) => openCents <= 0 || foreign !== null)
  ) {
    throw new ApiError('customer_cannot_pay')
  }
  const amountCents = invoices.reduce((sum, { openCents, claimsCents }) => sum + openCents + claimsCents, 0)
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
  await db
    .insertInto('online_payment_invoices')
    .values(
      invoices.map((invoice) => ({
        administration_id: administrationId,
        payment_id: id,
        invoice_id: invoice.id,
        amount_cents: invoice.openCents,
      })),
    )
    .execute()
  return { id, token, amountCents, reference }
}

/** Creates a payment that is kept at the provider too, and keeps what the provider calls it. Throws `payment_provider_failed`. */
export async function createAtProvider(
  services: Services,
  { administrationId, pageToken, payment }: { administrationId: number; pageToken: string; payment: StartedPayment },
): Promise<{ paymentToken: string; checkoutUrl: string }> {
  const { publicUrl } = services.settings
  const scope = { kind: 'administration', administrationId } as const
  const key = await withRead(services.pool, scope, (db) => providerKeyOf(services, db, administrationId))
  if (key === null) throw new ApiError('customer_cannot_pay')
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
