import { sql } from 'kysely'
import { PROVIDER_TYPES } from '../../books/money-kinds.ts'
import type { Db } from '../../database/db.ts'
import type { OpenItemRow } from './candidates.ts'

interface PaidThroughRow extends OpenItemRow {
  /** The book of the provider. */
  journal_id: number
  /** What is still paid of it there. */
  paid_cents: number
  paid_on: string
}

/** What customers paid through a provider in whose book a waiting line out of it names the document. */
export async function loadPaidThrough(db: Db, administrationId: number): Promise<PaidThroughRow[]> {
  const books = await db
    .selectFrom('ledger_journals')
    .select('id')
    .where('administration_id', '=', administrationId)
    .where('financial_type', 'in', Object.values(PROVIDER_TYPES))
    .execute()
  // Most have none, and nothing of their lines is looked at then.
  if (books.length === 0) return []
  const ids = books.map(({ id }) => id)
  const { rows } = await sql<PaidThroughRow>`
    WITH back AS (
      SELECT journal_id, upper(description) AS said FROM bank_transactions
      WHERE administration_id = ${administrationId} AND journal_id = ANY (${ids}) AND journal_entry_id IS NULL
        AND amount_cents < 0 AND description NOT LIKE 'Kosten %'
    )
    SELECT t.journal_id, sum(s.amount_cents)::bigint AS paid_cents, min(s.settled_on) AS paid_on, o.id, o.kind, o.invoice_id,
      o.number, o.contact_id, c.name AS contact_name, o.document_date, o.due_date, o.amount_cents, o.open_cents,
      array_remove(ARRAY[c.iban], NULL) AS contact_ibans
    FROM bank_transactions t
    JOIN item_settlements s ON s.administration_id = ${administrationId} AND s.bank_transaction_id = t.id AND s.undone_at IS NULL
    JOIN owed_items o ON o.administration_id = ${administrationId} AND o.id = s.open_item_id AND o.kind = 'receivable'
    LEFT JOIN trading_partners c ON c.administration_id = ${administrationId} AND c.id = o.contact_id
    WHERE t.administration_id = ${administrationId} AND t.journal_id IN (SELECT journal_id FROM back)
      AND EXISTS (SELECT FROM back b WHERE b.journal_id = t.journal_id AND position(upper(o.number) IN b.said) > 0)
    GROUP BY t.journal_id, o.id, o.kind, o.invoice_id, o.number, o.contact_id, c.name, o.document_date, o.due_date, o.amount_cents,
      o.open_cents, c.iban
    HAVING sum(s.amount_cents) > 0
    ORDER BY o.id`.execute(db)
  return rows
}
