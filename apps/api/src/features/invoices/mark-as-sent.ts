import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { loadInvoice, type InvoiceKey } from './load-invoice.ts'

/** Says of a final invoice that it was sent in another way; one that was sent keeps its moment. Throws as the form does. */
export async function markAsSent(db: Db, key: InvoiceKey, now: Date): Promise<void> {
  const { row } = await loadInvoice(db, key, { forUpdate: true })
  if (row.finalised_at === null) {
    throw new ApiError('invalid_input', { fields: { '': 'Maak dit concept eerst definitief' } })
  }
  if (row.sent_at !== null) return
  await db
    .updateTable('invoices')
    .set({ sent_at: now, updated_at: now, version: row.version + 1 })
    .where('administration_id', '=', key.administrationId)
    .where('id', '=', key.invoiceId)
    .execute()
}

/** Whether a mail of an invoice waits to leave; its row should be locked. */
export async function isOnItsWay(db: Db, { administrationId, invoiceId }: InvoiceKey): Promise<boolean> {
  const waiting = await db
    .selectFrom('sent_messages')
    .select('id')
    .where('administration_id', '=', administrationId)
    .where('invoice_id', '=', invoiceId)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst()
  return waiting !== undefined
}

/** The numbers of final invoices, by their ids. */
export async function invoiceNumbers(
  db: Db,
  { administrationId, invoiceIds }: { readonly administrationId: number; readonly invoiceIds: readonly number[] },
): Promise<ReadonlyMap<number, string>> {
  if (invoiceIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('invoices')
    .select(['id', 'number'])
    .where('administration_id', '=', administrationId)
    .where('id', 'in', [...invoiceIds])
    .execute()
  return new Map(rows.flatMap(({ id, number }) => (number === null ? [] : [[id, number] as const])))
}
