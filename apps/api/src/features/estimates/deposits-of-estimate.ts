import type { Db } from '../../database/db.ts'
import { openDeposits } from '../invoices/show-deposits.ts'
import type { EstimateRow } from './load-estimate.ts'

/** The deposit invoices that were asked of an estimate, drafts and what was thrown away too. */
export async function depositIdsOf(db: Db, row: EstimateRow): Promise<number[]> {
  const rows = await db
    .selectFrom('estimate_deposits')
    .select('invoice_id')
    .where('administration_id', '=', row.administration_id)
    .where('estimate_id', '=', row.id)
    .orderBy('invoice_id')
    .execute()
  return rows.map(({ invoice_id }) => invoice_id)
}

/** Those that the final invoice of an estimate takes off: final, and standing on no invoice yet. */
export async function depositsToSettle(db: Db, row: EstimateRow): Promise<number[]> {
  const own = await depositIdsOf(db, row)
  if (own.length === 0 || row.contact_id === null) return []
  const open = await openDeposits(db, row.administration_id, row.contact_id)
  return open.flatMap(({ id, draftInvoiceId }) => (draftInvoiceId === null && own.includes(id) ? [id] : []))
}
