import { addMonths } from '@klopt/validators'
import { sql } from 'kysely'
import type { Db } from '../../../database/db.ts'
import { lastDayOf, linesOf, loadUnpaid, paidSince, unpaidVatCents, vatOf } from './load-unpaid.ts'

interface WaitingVat {
  readonly purchaseId: number
  readonly number: string
  /** `owed`: to be paid back on the last day; `paid`: to be deducted again. */
  readonly kind: 'owed' | 'paid'
  readonly vatCents: number
  readonly lastDay: string
}

/**
 * Purchases whose VAT is owed again, from a month before until the return of that day is past, and those that were paid
 * after it was paid back. Three at most.
 */
export async function waitingUnpaidVat(db: Db, administrationId: number, today: string): Promise<WaitingVat[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT o.purchase_id AS id FROM owed_items o
    LEFT JOIN unpaid_vat u ON u.administration_id = ${administrationId} AND u.purchase_id = o.purchase_id AND u.left_cents > 0
    WHERE o.administration_id = ${administrationId} AND o.kind = 'payable' AND o.purchase_id IS NOT NULL
      AND ((u.id IS NULL AND o.open_cents > 0 AND o.due_date BETWEEN ${addMonths(today, -15)} AND ${addMonths(today, -11)})
        OR u.left_cents > o.open_cents)
    ORDER BY o.due_date, o.id LIMIT 3`.execute(db)
  const waiting: WaitingVat[] = []
  for (const { id: purchaseId } of rows) {
    const purchase = await loadUnpaid(db, { administrationId, purchaseId })
    const common = { purchaseId, number: purchase.row.number, lastDay: lastDayOf(purchase) }
    const since = paidSince(purchase)
    const vatCents = since === null ? unpaidVatCents(purchase) : vatOf(linesOf(purchase, since))
    if (vatCents > 0) waiting.push({ ...common, kind: since === null ? 'owed' : 'paid', vatCents })
  }
  return waiting
}
