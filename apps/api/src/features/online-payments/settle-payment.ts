import { must } from '@klopt/bookkeeping/money'
import type { Db } from '../../database/db.ts'
import { withRead, withTransaction } from '../../database/transaction.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { recordAudit } from '../../kernel/audit.ts'
import { civilDate } from '../../kernel/clock.ts'
import type { Services } from '../../kernel/services.ts'
import { addProviderLine, bookProviderLine } from '../bank/provider-line.ts'
import { providerKeyOf } from './provider-key.ts'
import { fetchProviderPayment, type ProviderPayment } from './provider.ts'

/** A payment as the books have it. */
export type KeptPayment = NonNullable<Awaited<ReturnType<typeof findPayment>>>

/** The same just after the provider was asked; `checkoutUrl` is where it can still be paid. */
export type AskedPayment = KeptPayment & { readonly checkoutUrl: string | null; readonly isCancelable: boolean }

/** A payment by the name in its address; null where there is none. */
export async function findPayment(db: Db, token: string) {
  const row = await db.selectFrom('online_payments').selectAll().where('token', '=', token).executeTakeFirst()
  return row ?? null
}

/**
 * Asks the provider how a payment stands and books what came of it: whoever calls, whenever and however often, it lands
 * once. Throws `payment_provider_failed`.
 */
export async function refreshPayment(services: Services, kept: KeptPayment, now: Date): Promise<AskedPayment> {
  if (kept.provider_id === null) return { ...kept, checkoutUrl: null, isCancelable: false }
  const { administration_id: administrationId, token } = kept
  const scope = { kind: 'administration', administrationId } as const
  const key = await withRead(services.pool, scope, (db) => providerKeyOf(services, db, administrationId))
  if (key === null) throw new ApiError('payment_provider_failed')
  const told = await fetchProviderPayment({ services, key }, kept.provider_id)
  await withTransaction(services.pool, scope, (db) => applyState(db, token, told, now))
  const after = must(
    await withRead(services.pool, scope, (db) => findPayment(db, token)),
    'a payment that was just there',
  )
  return { ...after, checkoutUrl: told.checkoutUrl, isCancelable: told.isCancelable }
}

async function applyState(db: Db, token: string, told: ProviderPayment, now: Date): Promise<void> {
  const kept = await db
    .selectFrom('online_payments')
    .selectAll()
    .where('token', '=', token)
    .forUpdate()
    .executeTakeFirstOrThrow()
  // An answer about less money than was asked for is of no payment that is known here.
  if (told.amountCents !== kept.amount_cents) throw new Error(`payment ${kept.id} is another amount at the provider`)
  const isPaid = kept.status === 'paid' || told.status === 'paid'
  if (told.status === 'paid' && kept.status !== 'paid') await land(db, kept, told, now)
  else if (!isPaid && told.status !== kept.status) await keepStatus(db, kept, told.status)
  if (isPaid && told.returnedCents !== kept.returned_cents) await giveBack(db, kept, told, now)
}

async function land(db: Db, kept: KeptPayment, told: ProviderPayment, now: Date): Promise<void> {
  const { administration_id: administrationId, journal_id: journalId, amount_cents: amountCents } = kept
  const paidAt = told.paidAt ?? now
  const numbers = await paidNumbers(db, kept)
  const line = await addProviderLine(db, {
    administrationId,
    journalId,
    bookedOn: civilDate(paidAt),
    amountCents,
    payerContactId: kept.contact_id,
    counterpartyName: told.payerName,
    counterpartyIban: told.payerIban,
    description: `Online betaald: ${numbers}`,
    reference: told.id,
  })
  // What was given up comes back with its VAT, which whoever keeps the books has to say.
  const isBooked = !(await isWrittenOff(db, kept))
  if (isBooked) {
    const items = await itemsOf(db, kept)
    await bookProviderLine(db, {
      administrationId,
      now,
      transactionId: line.id,
      amountCents,
      contactId: kept.contact_id,
      items,
      // The payment began with both; what it was of the invoices is kept.
      claimsCents: items.reduce((left, item) => left - item.amountCents, amountCents),
    })
  }
  await db
    .updateTable('online_payments')
    .set({ status: 'paid', paid_at: paidAt, bank_transaction_id: line.id })
    .where('administration_id', '=', administrationId)
    .where('id', '=', kept.id)
    .execute()
  await note(db, kept, { action: 'land', now, details: { amountCents, numbers, isBooked } })
}

/**
 * A refund or a chargeback leaves the book again, and comes back when it is withdrawn. It waits for whoever keeps the books
 * to say what it was; a provider may give back more than it got.
 */
async function giveBack(db: Db, kept: KeptPayment, told: ProviderPayment, now: Date): Promise<void> {
  const { administration_id: administrationId, journal_id: journalId, id } = kept
  const amountCents = kept.returned_cents - told.returnedCents
  const returns = kept.returns + 1
  const numbers = await paidNumbers(db, kept)
  await addProviderLine(db, {
    administrationId,
    journalId,
    bookedOn: civilDate(now),
    amountCents,
    payerContactId: kept.contact_id,
    counterpartyName: told.payerName,
    counterpartyIban: told.payerIban,
    description: amountCents < 0 ? `Online betaling terug: ${numbers}` : `Terugbetaling ingetrokken: ${numbers}`,
    reference: `${told.id} r${returns}`,
  })
  await db
    .updateTable('online_payments')
    .set({ returned_cents: told.returnedCents, returns })
    .where('administration_id', '=', administrationId)
    .where('id', '=', id)
    .execute()
  await note(db, kept, { action: amountCents < 0 ? 'return' : 'take_again', now, details: { amountCents, numbers } })
}

async function keepStatus(db: Db, kept: KeptPayment, status: KeptPayment['status']): Promise<void> {
  await db
    .updateTable('online_payments')
    .set({ status })
    .where('administration_id', '=', kept.administration_id)
    .where('id', '=', kept.id)
    .execute()
}

/** What is owed for the invoices of a payment, those of an earlier package too, and what the payment is of each. */
async function itemsOf(db: Db, { administration_id: administrationId, id }: KeptPayment) {
  const ofInvoices = db
    .selectFrom('online_payment_invoices as p')
    .innerJoin('owed_items as o', (join) =>
      join.onRef('o.invoice_id', '=', 'p.invoice_id').on('o.administration_id', '=', administrationId),
    )
    .select(['o.id as openItemId', 'o.number', 'p.amount_cents as amountCents'])
    .where('p.administration_id', '=', administrationId)
    .where('p.payment_id', '=', id)
  const ofEarlier = db
    .selectFrom('online_payment_items as p')
    .innerJoin('owed_items as o', (join) =>
      join.onRef('o.id', '=', 'p.open_item_id').on('o.administration_id', '=', administrationId),
    )
    .select(['o.id as openItemId', 'o.number', 'p.amount_cents as amountCents'])
    .where('p.administration_id', '=', administrationId)
    .where('p.payment_id', '=', id)
  return ofInvoices.unionAll(ofEarlier).orderBy('openItemId').execute()
}

/** Whether one of the invoices of a payment was given up while it was on its way. */
async function isWrittenOff(db: Db, { administration_id: administrationId, id }: KeptPayment): Promise<boolean> {
  const row = await db
    .selectFrom('online_payment_invoices as p')
    .innerJoin('written_off_invoices as w', (join) =>
      join.onRef('w.invoice_id', '=', 'p.invoice_id').on('w.administration_id', '=', administrationId),
    )
    .select('p.invoice_id')
    .where('p.administration_id', '=', administrationId)
    .where('p.payment_id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** Nobody is signed in when a payment lands; what it did to the books is written down all the same. */
const note = (
  db: Db,
  { administration_id: administrationId, id }: KeptPayment,
  { action, details, now }: { readonly action: string; readonly details: object; readonly now: Date },
) =>
  recordAudit(db, { action, entity: 'online_payment', entityId: id, details, administrationId, userId: null, at: now })

async function paidNumbers(db: Db, kept: KeptPayment): Promise<string> {
  return (await itemsOf(db, kept)).map(({ number }) => number).join(', ')
}
