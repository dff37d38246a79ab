import { sql } from 'kysely'
import type { Db } from '../../../database/db.ts'
import { isUnpaidVatAsked } from '../../../database/unpaid-vat-item.ts'
import { lastDayOf, linesOf, loadUnpaid, paidSince, unpaidVatCents, vatOf } from './load-unpaid.ts'

interface WaitingVat {
  readonly purchaseId: number
  readonly number: string
  /** `owed`: to be paid back on the last day; `paid`: to be deducted again. */
  readonly kind: 'owed' | 'paid'
  readonly vatCents: number
  readonly lastDay: string
}

/** Told at most, of those that may have VAT: of some none was deducted. */
const TOLD = 3
const LOOKED_AT = 20

/**
 * Purchases whose VAT is owed again, from a month before and until it is paid back, since it stays owed after the return of
 * that day, and those that were paid after it was paid back. Three at most, the oldest first.
 */
export async function waitingUnpaidVat(db: Db, administrationId: number, today: string): Promise<WaitingVat[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT o.purchase_id AS id FROM owed_items o
    JOIN purchases p ON p.administration_id = ${administrationId} AND p.id = o.purchase_id AND p.vat_cents <> 0
    LEFT JOIN unpaid_vat u ON u.administration_id = ${administrationId} AND u.purchase_id = o.purchase_id AND u.left_cents > 0
    WHERE o.administration_id = ${administrationId} AND o.kind = 'payable' AND o.purchase_id IS NOT NULL
      AND ((u.id IS NULL AND ${isUnpaidVatAsked('o', today)})
        OR u.left_cents > o.open_cents)
    ORDER BY o.due_date, o.id LIMIT ${LOOKED_AT}`.execute(db)
  const waiting: WaitingVat[] = []
  for (const { id: purchaseId } of rows) {
    if (waiting.length === TOLD) break
    const purchase = await loadUnpaid(db, { administrationId, purchaseId })
    const common = { purchaseId, number: purchase.row.number, lastDay: lastDayOf(purchase) }
    const since = paidSince(purchase)
    const vatCents = since === null ? unpaidVatCents(purchase) : vatOf(linesOf(purchase, since))
    if (vatCents > 0) waiting.push({ ...common, kind: since === null ? 'owed' : 'paid', vatCents })
  }
  return waiting
}
