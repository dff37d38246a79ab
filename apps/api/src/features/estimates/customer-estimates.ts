import { estimateStatus } from '@klopt/bookkeeping/documents'
import { EURO, must } from '@klopt/bookkeeping/money'
import type { CustomerEstimate } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { changeScope } from '../../database/transaction.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { EnteredCustomer } from '../../kernel/caller.ts'
import { toTimestamp, toTimestampOrNull } from '../../kernel/clock.ts'
import { customerOf } from '../contacts/find-customer.ts'
import { estimateBasis, lineAmountsCents } from './estimate-totals.ts'
import { amountsOf, type EstimateRow } from './load-estimate.ts'
import { factsOf } from './show-estimate.ts'
import { withdrawableUntil } from './withdraw-estimate.ts'

/** Older ones are asked for at the owner. */
const SHOWN = 50

/** The estimates that were sent to a customer, newest first, in the scope of that customer. */
export async function customerEstimates(db: Db, customer: EnteredCustomer, today: string): Promise<CustomerEstimate[]> {
  const { administrationId, contactId } = customer
  const rows = await db
    .selectFrom('estimates')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('contact_id', '=', contactId)
    .where('sent_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('estimate_date', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
  if (rows.length === 0) return []
  const { isConsumer } = await customerOf(db, customer)
  return Promise.all(rows.map((row) => present(db, row, { today, isConsumer })))
}

/**
 * An estimate of the customer in whose scope this runs. Throws `customer_no_access` for somebody else's,
 * `estimate_changed` for one that was taken back, and `customer_not_found` for one that is not there.
 */
export async function findEstimateOf(
  db: Db,
  { administrationId, contactId }: EnteredCustomer,
  estimateId: number,
): Promise<EstimateRow> {
  const row = await db
    .selectFrom('estimates')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('contact_id', '=', contactId)
    .where('id', '=', estimateId)
    .where('sent_at', 'is not', null)
    .executeTakeFirst()
  if (row !== undefined) return row
  await changeScope(db, { kind: 'system' })
  const other = await db
    .selectFrom('estimates')
    .select(['contact_id', 'administration_id', 'number', 'sent_at'])
    .where('id', '=', estimateId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (other === undefined || other.number === null) throw new ApiError('customer_not_found')
  const isTheirs = other.administration_id === administrationId && other.contact_id === contactId
  throw new ApiError(isTheirs ? 'estimate_changed' : 'customer_no_access')
}

interface Viewer {
  readonly today: string
  readonly isConsumer: boolean
}

async function present(db: Db, row: EstimateRow, { today, isConsumer }: Viewer): Promise<CustomerEstimate> {
  const { terms } = row
  const amounts = lineAmountsCents(terms, await estimateBasis(db, row.administration_id, row.estimate_date))
  const { grossCents, vatCents } = amountsOf(row)
  const { accepted_at, accepted_by_name } = row
  const lastDay = isConsumer ? withdrawableUntil(row) : null
  return {
    id: row.id,
    number: must(row.number, 'the number of a sent estimate'),
    // Whether it stands on invoices is not what its customer asks.
    status: estimateStatus({ ...factsOf(row), isInvoiced: false }, today),
    reference: terms.reference,
    note: terms.note,
    estimateDate: row.estimate_date,
    validUntil: row.valid_until,
    currency: terms.currency ?? EURO,
    vatCents,
    grossCents,
    lines: terms.lines.map((line, place) => ({
      description: line.description,
      amountCents: must(amounts[place], 'the total of a line'),
      optional: line.optional === true,
      chosen: line.optional !== true || line.chosen === true,
    })),
    pricesIncludeVat: terms.pricesIncludeVat,
    accepted:
      accepted_at === null || accepted_by_name === null
        ? null
        : { at: toTimestamp(accepted_at), name: accepted_by_name },
    withdrawableUntil: lastDay !== null && lastDay >= today ? lastDay : null,
    withdrawnAt: toTimestampOrNull(row.withdrawn_at),
    version: row.version,
  }
}
