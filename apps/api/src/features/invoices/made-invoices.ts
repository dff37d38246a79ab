import type { Db } from '../../database/db.ts'

interface MadeInvoice {
  readonly id: number
  /** Null of a draft. */
  readonly number: string | null
  readonly grossCents: number
  readonly currency: string
  /** In its currency; null for euros. */
  readonly foreignGross: number | null
  readonly isDeleted: boolean
}

/** Invoices by their ids, those that were thrown away too. */
export async function madeInvoices(
  db: Db,
  administrationId: number,
  invoiceIds: readonly number[],
): Promise<ReadonlyMap<number, MadeInvoice>> {
  if (invoiceIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('invoices')
    .select(['id', 'number', 'gross_cents', 'currency', 'foreign_gross', 'deleted_at'])
    .where('administration_id', '=', administrationId)
    .where('id', 'in', [...invoiceIds])
    .orderBy('id')
    .execute()
  return new Map(
    rows.map(({ id, number, gross_cents: grossCents, currency, foreign_gross: foreignGross, deleted_at }) => [
      id,
      { id, number, grossCents, currency, foreignGross, isDeleted: deleted_at !== null },
    ]),
  )
}

/** The final invoice of a customer with the last date; undefined without one. */
export async function newestInvoiceOf(
  db: Db,
  administrationId: number,
  contactId: number,
): Promise<{ readonly id: number; readonly invoiceDate: string } | undefined> {
  return db
    .selectFrom('invoices')
    .select(['id', 'invoice_date as invoiceDate'])
    .where('administration_id', '=', administrationId)
    .where('contact_id', '=', contactId)
    .where('kind', '=', 'invoice')
    .where('finalised_at', 'is not', null)
    .orderBy('invoice_date', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
