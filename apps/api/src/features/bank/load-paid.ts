import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { endToEndIdsOf } from '../direct-debits/end-to-end-ids.ts'
import type { OpenItemRow } from './candidates.ts'

export interface PaidItemRow extends OpenItemRow {
  paid_cents: number
  paid_on: string
  /** What our direct-debit files call its collections. */
  end_to_end_ids: readonly string[]
}

/** Payments that a waiting line may be the return of: the same amount the other way, and still paid. */
export async function loadPaid(db: Db, administrationId: number): Promise<PaidItemRow[]> {
  const { rows } = await sql<Omit<PaidItemRow, 'end_to_end_ids'>>`
    WITH payments AS (
      SELECT s.open_item_id, s.amount_cents AS paid_cents, max(s.settled_on) AS paid_on,
        array_agg(DISTINCT t.counterparty_iban) AS ibans
      FROM item_settlements s
      JOIN owed_items o ON o.administration_id = ${administrationId} AND o.id = s.open_item_id
      JOIN bank_transactions t ON t.administration_id = ${administrationId} AND t.id = s.bank_transaction_id
      WHERE s.administration_id = ${administrationId} AND s.undone_at IS NULL
        AND sign(s.amount_cents) = sign(o.amount_cents)
        AND CASE o.kind WHEN 'receivable' THEN 0 - s.amount_cents ELSE s.amount_cents END IN (
          SELECT w.amount_cents FROM bank_transactions w
          WHERE w.administration_id = ${administrationId} AND w.journal_entry_id IS NULL)
      GROUP BY s.open_item_id, s.amount_cents
    )
    SELECT o.id, o.kind, o.invoice_id, o.number, o.contact_id, c.name AS contact_name, o.document_date, o.due_date, o.amount_cents,
      o.open_cents, array_remove(p.ibans || c.iban, NULL) AS contact_ibans, p.paid_cents, p.paid_on
    FROM payments p
    JOIN owed_items o ON o.administration_id = ${administrationId} AND o.id = p.open_item_id
    LEFT JOIN trading_partners c ON c.administration_id = ${administrationId} AND c.id = o.contact_id
    WHERE abs(p.paid_cents) <= (
      SELECT abs(sum(s.amount_cents)) FROM item_settlements s
      WHERE s.administration_id = ${administrationId} AND s.open_item_id = o.id
        AND s.bank_transaction_id IS NOT NULL AND s.undone_at IS NULL)
    ORDER BY o.id, p.paid_cents`.execute(db)
  const ids = await endToEndIdsOf(
    db,
    administrationId,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, end_to_end_ids: ids.get(row.id) ?? [] })) // zero: paid by no file of ours
}
