import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { InvoiceKey } from './load-invoice.ts'

/** Refuses a draft of an estimate that its customer went back on: there is no contract to invoice by. */
export async function assertNotWithdrawn(db: Db, { administrationId, invoiceId }: InvoiceKey): Promise<void> {
  const row = await db
    .selectFrom('withdrawn_estimate_invoices')
    .select('invoice_id')
    .where('administration_id', '=', administrationId)
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst()
  if (row !== undefined) throw new ApiError('invoice_of_withdrawn_estimate')
}
