import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { statementOfAccount, type StatementFact } from '@klopt/bookkeeping/payments'
import { addMonths } from '@klopt/validators'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

interface Asked {
  readonly administrationId: number
  readonly contactId: number
  readonly today: string
  readonly from?: string | undefined
}

type Statement = ResponseOf<typeof contract.customerDashboard.statement>

/**
 * The last year when nothing else is asked for. What was paid too much is a payment to who paid it, whatever the books call
 * it; which that is stands in the ledger, so that this runs in the scope of the administration.
 */
export async function showStatement(
  db: Db,
  { administrationId, contactId, today, from = addMonths(today, -12) }: Asked,
): Promise<Statement> {
  const { rows } = await sql<StatementFact>`
    SELECT o.document_date AS date, CASE
        WHEN e.id IS NOT NULL THEN 'payment'
        WHEN o.amount_cents < 0 THEN 'credit_invoice'
        ELSE 'invoice' END AS kind,
      o.number, o.amount_cents AS "amountCents"
    FROM owed_items o
    LEFT JOIN ledger_entries e ON e.administration_id = ${administrationId} AND e.id = o.journal_entry_id
      AND e.source_type = 'bank_transaction'
    WHERE o.administration_id = ${administrationId} AND o.contact_id = ${contactId} AND o.kind = 'receivable'
    UNION ALL
    SELECT s.settled_on, 'payment', string_agg(o.number, ', ' ORDER BY o.number), -sum(s.amount_cents)::bigint
    FROM item_settlements s
    JOIN owed_items o ON o.administration_id = s.administration_id AND o.id = s.open_item_id
    WHERE o.administration_id = ${administrationId} AND o.contact_id = ${contactId} AND o.kind = 'receivable' AND s.undone_at IS NULL
    GROUP BY s.settled_on, s.journal_entry_id
    -- A credit invoice that is set off against an invoice pays nothing.
    HAVING sum(s.amount_cents) <> 0`.execute(db)
  return { from, ...statementOfAccount(rows, from) }
}
