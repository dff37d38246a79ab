import { deductionDay, MIXED_VAT_CODES } from '@klopt/bookkeeping/vat'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { loadPurchase } from './load-purchase.ts'
import { bookedPurchaseTotals } from './purchase-totals.ts'

/** All VAT on mixed use of purchases that stand and count in these days, deducted or not. */
export async function mixedVatOf(
  db: Db,
  administrationId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<number> {
  const { rows } = await sql<{ id: number; date: string; receivedOn: string | null }>`
    SELECT p.id, p.invoice_date AS date, p.received_on AS "receivedOn" FROM purchases p
    WHERE p.administration_id = ${administrationId} AND p.journal_entry_id IS NOT NULL AND p.reversed_at IS NULL
      AND p.deleted_at IS NULL AND p.invoice_date <= ${to} AND greatest(p.invoice_date, p.received_on) >= ${from} AND EXISTS (
        SELECT FROM purchase_lines l WHERE l.administration_id = p.administration_id AND l.purchase_id = p.id
          AND l.vat_code = ANY (${MIXED_VAT_CODES}))
    ORDER BY p.id`.execute(db)
  let cents = 0
  const counted = rows.filter((row) => from <= deductionDay(row) && deductionDay(row) <= to)
  for (const { id: purchaseId } of counted) {
    const { input } = await loadPurchase(db, { administrationId, purchaseId })
    for (const { vatCode, vatCents } of bookedPurchaseTotals(input).vat)
      if (MIXED_VAT_CODES.includes(vatCode)) cents += vatCents
  }
  return cents
}
