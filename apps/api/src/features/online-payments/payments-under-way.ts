import type { ChosenInvoices } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { withRead } from '../../database/transaction.ts'
import type { EnteredCustomer } from '../../kernel/caller.ts'
import { inOrder } from '../../kernel/each-of-several.ts'
import type { Services } from '../../kernel/services.ts'
import { providerKeyOf } from './provider-key.ts'
import { refreshPayment, type AskedPayment, type KeptPayment } from './settle-payment.ts'

/** Who went back and forth between the page and the provider more often asks for another one. */
const MOST_ASKED = 5

interface Wanted {
  readonly customer: EnteredCustomer
  readonly chosen: ChosenInvoices
  readonly now: Date
}

/**
 * What a customer began before for some of these invoices and did not finish, as the provider has it now, the newest
 * first: what was paid meanwhile lands. Throws `payment_provider_failed`.
 */
export async function paymentsUnderWay(services: Services, wanted: Wanted): Promise<readonly AskedPayment[]> {
  const { administrationId } = wanted.customer
  const begun = await withRead(services.pool, { kind: 'administration', administrationId }, async (db) =>
    // Without a key nobody can be asked, and nothing can be begun either.
    (await providerKeyOf(services, db, administrationId)) === null ? [] : unfinished(db, wanted),
  )
  return Promise.all(begun.map((kept) => refreshPayment(services, kept, wanted.now)))
}

const unfinished = (db: Db, wanted: Wanted): Promise<KeptPayment[]> =>
  unfinishedOf(db, wanted).where('p.provider_id', 'is not', null).limit(MOST_ASKED).execute()

/** What a customer began for some of these invoices and did not finish, also what the provider does not have yet; newest first. */
export function unfinishedOf(db: Db, { customer, chosen }: Pick<Wanted, 'customer' | 'chosen'>) {
  const { administrationId, contactId } = customer
  return db
    .selectFrom('online_payments as p')
    .selectAll('p')
    .where('p.administration_id', '=', administrationId)
    .where('p.contact_id', '=', contactId)
    .where('p.status', 'in', ['open', 'pending', 'authorized'])
    .where(({ exists, or, selectFrom }) =>
      or([
        exists(
          selectFrom('online_payment_invoices as i')
            .select('i.payment_id')
            .where('i.administration_id', '=', administrationId)
            .whereRef('i.payment_id', '=', 'p.id')
            .where('i.invoice_id', '=', anyOf(chosen.invoiceIds)),
        ),
        exists(
          selectFrom('online_payment_items as o')
            .select('o.payment_id')
            .where('o.administration_id', '=', administrationId)
            .whereRef('o.payment_id', '=', 'p.id')
            .where('o.open_item_id', '=', anyOf(chosen.openItemIds ?? [])), // zero: none of an earlier package
        ),
      ]),
    )
    .orderBy('p.id', 'desc')
}

/** Whether the bank of the customer works on it: paying again would be paying twice. */
export const isWithBank = ({ status }: KeptPayment): boolean => status === 'pending' || status === 'authorized'

const anyOf = (ids: readonly number[]) => sql<number>`ANY (${[...ids]}::bigint[])`

/** What is wanted of a payment, to know one that was begun before. */
export interface ExactPayment {
  readonly amountCents: number
  readonly chosen: ChosenInvoices
}

/** Whether a payment is for exactly these invoices and this amount. */
export const isExactly = async (
  db: Db,
  payment: KeptPayment,
  { amountCents, chosen }: ExactPayment,
): Promise<boolean> => payment.amount_cents === amountCents && namesOf(await partsOf(db, payment)) === namesOf(chosen)

const namesOf = ({ invoiceIds, openItemIds = [] }: ChosenInvoices): string =>
  JSON.stringify([invoiceIds, openItemIds].map(inOrder))

async function partsOf(db: Db, { administration_id, id }: KeptPayment): Promise<ChosenInvoices> {
  const invoices = await db
    .selectFrom('online_payment_invoices')
    .select('invoice_id')
    .where('administration_id', '=', administration_id)
    .where('payment_id', '=', id)
    .execute()
  const items = await db
    .selectFrom('online_payment_items')
    .select('open_item_id')
    .where('administration_id', '=', administration_id)
    .where('payment_id', '=', id)
    .execute()
  return {
    invoiceIds: invoices.map(({ invoice_id }) => invoice_id),
    openItemIds: items.map(({ open_item_id }) => open_item_id),
  }
}
