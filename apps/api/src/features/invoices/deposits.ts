import { leftOfDeposit, type ListedDeposit } from '@klopt/bookkeeping/documents'
import { must } from '@klopt/bookkeeping/money'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { InvoiceKey, LoadedInvoice } from './load-invoice.ts'

export interface LoadedDeposit extends ListedDeposit {
  readonly id: number
  readonly contactId: number | null
}

/** The deposits that an invoice lists, as much as is left of each; `forUpdate` holds their invoices until the commit. */
export async function depositsOf(db: Db, key: InvoiceKey, { forUpdate = false } = {}): Promise<LoadedDeposit[]> {
  const rows = await db
    .selectFrom('listed_deposits')
    .select('deposit_id')
    .where('administration_id', '=', key.administrationId)
    .where('invoice_id', '=', key.invoiceId)
    .execute()
  const ids = rows.map(({ deposit_id }) => deposit_id)
  return loadDeposits(db, key.administrationId, ids, { forUpdate })
}

/** Final deposit invoices by their ids, in the order in which they were made. */
export async function loadDeposits(
  db: Db,
  administrationId: number,
  ids: readonly number[],
  { forUpdate = false } = {},
): Promise<LoadedDeposit[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('invoices')
    .select(['id', 'number', 'invoice_date', 'contact_id', 'snapshot'])
    .where('administration_id', '=', administrationId)
    .where('id', 'in', [...ids])
    .where('is_deposit', '=', true)
    .where('kind', '=', 'invoice')
    .where('finalised_at', 'is not', null)
    .orderBy('id')
    .$if(forUpdate, (query) => query.forNoKeyUpdate())
    .execute()
  const credits = await creditsOfDeposits(db, administrationId, ids)
  return rows.map((row) => ({
    id: row.id,
    contactId: row.contact_id,
    number: must(row.number, 'the number of a final invoice'),
    invoiceDate: row.invoice_date,
    vat: leftOfDeposit([
      must(row.snapshot, 'the snapshot of a final invoice').totals,
      ...credits.flatMap(({ depositId, totals }) => (depositId === row.id ? [totals] : [])),
    ]),
  }))
}

async function creditsOfDeposits(db: Db, administrationId: number, ids: readonly number[]) {
  const rows = await db
    .selectFrom('invoices')
    .select(['credits_invoice_id', 'snapshot'])
    .where('administration_id', '=', administrationId)
    .where('credits_invoice_id', 'in', [...ids])
    .where('finalised_at', 'is not', null)
    .execute()
  return rows.map(({ credits_invoice_id: depositId, snapshot }) => ({
    depositId,
    totals: must(snapshot, 'the snapshot of a final invoice').totals,
  }))
}

/** Keeps which deposits a draft lists. Deposits that stand on another invoice are refused by the database. */
export async function keepDeposits(
  db: Db,
  { administrationId, invoiceId }: InvoiceKey,
  deposits: readonly { readonly id: number }[],
  isReturned: boolean,
): Promise<void> {
  await dropDeposits(db, { administrationId, invoiceId })
  if (deposits.length === 0) return
  const rows = deposits.map(({ id }) => ({
    administration_id: administrationId,
    invoice_id: invoiceId,
    deposit_id: id,
    is_returned: isReturned,
  }))
  await db.insertInto('listed_deposits').values(rows).execute()
}

/** Takes all deposits off a draft. */
export async function dropDeposits(db: Db, { administrationId, invoiceId }: InvoiceKey): Promise<void> {
  await db
    .deleteFrom('listed_deposits')
    .where('administration_id', '=', administrationId)
    .where('invoice_id', '=', invoiceId)
    .execute()
}

/** On which invoice a deposit stands, a draft or a final one; null when on none. */
export async function standsOn(
  db: Db,
  administrationId: number,
  depositId: number,
): Promise<{ readonly invoiceId: number; readonly number: string | null } | null> {
  const row = await db
    .selectFrom('listed_deposits as l')
    .innerJoin('invoices as i', (join) =>
      join.onRef('i.administration_id', '=', 'l.administration_id').onRef('i.id', '=', 'l.invoice_id'),
    )
    .select(['i.id', 'i.number'])
    .where('l.administration_id', '=', administrationId)
    .where('l.deposit_id', '=', depositId)
    .where('l.is_returned', '=', false)
    .where('l.ended_by', 'is', null)
    .executeTakeFirst()
  return row ? { invoiceId: row.id, number: row.number } : null
}

/** Which deposits an invoice took off that no credit invoice gave back yet. */
export async function depositsOn(db: Db, { administrationId, invoiceId }: InvoiceKey): Promise<number[]> {
  const rows = await db
    .selectFrom('listed_deposits')
    .select('deposit_id')
    .where('administration_id', '=', administrationId)
    .where('invoice_id', '=', invoiceId)
    .where('is_returned', '=', false)
    .where('ended_by', 'is', null)
    .orderBy('deposit_id')
    .execute()
  return rows.map(({ deposit_id }) => deposit_id)
}

/** Frees the deposits that a final credit invoice gives back. Throws `invalid_input` when another one did so. */
export async function freeDeposits(db: Db, { row, deposits, credited }: LoadedInvoice): Promise<void> {
  if (credited === null || deposits.length === 0) return
  const freed = await db
    .updateTable('listed_deposits')
    .set({ ended_by: row.id })
    .where('administration_id', '=', row.administration_id)
    .where('invoice_id', '=', credited.id)
    .where('is_returned', '=', false)
    .where('ended_by', 'is', null)
    .where(
      'deposit_id',
      'in',
      deposits.map(({ id }) => id),
    )
    .returning('deposit_id')
    .execute()
  if (freed.length === deposits.length) return
  const message = `Niet alle aanbetalingen staan nog op factuur ${credited.number}. Haal ze van deze creditfactuur af.`
  throw new ApiError('invalid_input', { fields: { depositIds: message } })
}
