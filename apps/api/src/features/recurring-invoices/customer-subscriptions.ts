import { cancellationDay, withoutPeriod } from '@klopt/bookkeeping/documents'
import { EURO } from '@klopt/bookkeeping/money'
import type { CustomerSubscription } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { changeScope } from '../../database/transaction.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { EnteredCustomer } from '../../kernel/caller.ts'
import { customerOf } from '../contacts/find-customer.ts'
import { loadAdministration } from '../invoices/load-invoice.ts'
import type { RecurringRow } from './load-recurring.ts'
import { totalsOfPeriod } from './period-document.ts'

/** What runs for a customer, in the scope of that customer; what they ended until its last day. */
export async function customerSubscriptions(
  db: Db,
  customer: EnteredCustomer,
  today: string,
): Promise<CustomerSubscription[]> {
  const { administrationId } = customer
  const rows = await ofCustomer(db, customer)
    .where((row) => row.or([row('state', '!=', 'ended'), row('service_until', '>=', today)]))
    .orderBy(sql`next_on NULLS LAST`)
    .orderBy('id')
    .execute()
  if (rows.length === 0) return []
  const administration = await loadAdministration(db, administrationId)
  const { isConsumer } = await customerOf(db, customer)
  return rows.map((row) => {
    const day = row.next_on ?? today
    const status = statusOf(row)
    return {
      id: row.id,
      description: descriptionOf(row),
      status,
      unit: row.unit,
      count: row.step_count,
      nextOn: row.next_on,
      currency: row.terms.currency ?? EURO,
      grossCents: totalsOfPeriod(row, { from: day, to: day, part: null }, administration).grossCents,
      endsOn: row.service_until ?? row.ends_on,
      cancelledTodayUntil:
        status === 'requested' || status === 'ending'
          ? null
          : cancellationDay({ isConsumer, endsOn: row.ends_on }, today),
    }
  })
}

/**
 * A subscription of the customer in whose scope this runs. Throws `customer_no_access` for somebody else's and
 * `customer_not_found` for one that is not there, or runs no more.
 */
export async function findSubscriptionOf(
  db: Db,
  customer: EnteredCustomer,
  recurringInvoiceId: number,
): Promise<RecurringRow> {
  const row = await ofCustomer(db, customer).where('id', '=', recurringInvoiceId).executeTakeFirst()
  if (row !== undefined) return row
  await changeScope(db, { kind: 'system' })
  const other = await db
    .selectFrom('recurring_invoices')
    .select(['contact_id', 'administration_id'])
    .where('id', '=', recurringInvoiceId)
    .where('state', '!=', 'draft')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  const { administrationId, contactId } = customer
  const isTheirs = other?.administration_id === administrationId && other.contact_id === contactId
  throw new ApiError(other === undefined || isTheirs ? 'customer_not_found' : 'customer_no_access')
}

/** What it is called: its reference, else its first line, without the period that changes. */
export const descriptionOf = ({ terms: { reference, lines } }: Pick<RecurringRow, 'terms'>): string =>
  withoutPeriod(reference) || withoutPeriod(lines[0]?.description ?? '') // zero: without lines it has no words

const ofCustomer = (db: Db, { administrationId, contactId }: EnteredCustomer) =>
  db
    .selectFrom('recurring_invoices')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('contact_id', '=', contactId)
    .where('state', '!=', 'draft')
    .where('deleted_at', 'is', null)

function statusOf({ state, service_until, cancel_requested_at }: RecurringRow): CustomerSubscription['status'] {
  if (service_until !== null) return 'ending'
  if (cancel_requested_at !== null) return 'requested'
  return state === 'paused' ? 'paused' : 'active'
}
