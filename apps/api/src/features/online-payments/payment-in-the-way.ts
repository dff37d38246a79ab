import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { EnteredCustomer } from '../../kernel/caller.ts'
import { isExactly, isWithBank, unfinishedOf, type ExactPayment } from './payments-under-way.ts'
import type { AskedPayment, KeptPayment } from './settle-payment.ts'

/** For so long the provider surely answers a repeated name of a payment with the payment that it made of it. */
const REMEMBERED_MS = 1_800_000
/** Whoever asked the provider has an answer by then, or none will come. */
const STARTING_MS = 30_000

/** Two windows of a customer begin payments one after the other; held to the end of the transaction. */
export async function lockPaymentsOf(db: Db, { contactId }: EnteredCustomer): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('online-payments', ${contactId}))`.execute(db)
}

interface Wanted extends ExactPayment {
  readonly customer: EnteredCustomer
  /** As the provider had them before the lock was there. */
  readonly begun: readonly AskedPayment[]
  readonly now: Date
}

/**
 * The payment to go on with instead of a new one: the same that waits at the provider, or that another window has just begun,
 * which the provider may have by now or not (`checkoutUrl` is null) and knows by its name. Null where nothing is in the way.
 * Needs `lockPaymentsOf`. Throws `online_payment_under_way`, `online_payment_starting` and `online_payment_open`.
 */
export async function paymentInTheWay(
  db: Db,
  { begun, now, ...wanted }: Wanted,
): Promise<(KeptPayment & { readonly checkoutUrl: string | null }) | null> {
  const kept = await unfinishedOf(db, wanted).execute()
  const waiting = begun.filter(({ id }) => kept.some((each) => each.id === id))
  const meanwhile = kept.filter(
    ({ id, created_at }) => !begun.some((each) => each.id === id) && ageMs(created_at, now) < REMEMBERED_MS,
  )
  if (waiting.some(isWithBank) || meanwhile.some(isWithBank)) throw new ApiError('online_payment_under_way')
  for (const payment of waiting) {
    if (payment.checkoutUrl !== null && (await isExactly(db, payment, wanted))) return payment
  }
  for (const payment of meanwhile) if (await isExactly(db, payment, wanted)) return { ...payment, checkoutUrl: null }
  const isStarting = ({ provider_id, created_at }: KeptPayment) =>
    provider_id !== null || ageMs(created_at, now) < STARTING_MS
  if (meanwhile.some(isStarting)) throw new ApiError('online_payment_starting')
  if (waiting.length > 0) throw new ApiError('online_payment_open')
  return null
}

const ageMs = (since: Date, now: Date): number => now.getTime() - since.getTime()
