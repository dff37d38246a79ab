import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { statementOfAccount, type StatementFact } from '@klopt/bookkeeping/payments'
import { addMonths } from '@klopt/validators'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

type Statement = ResponseOf<typeof contract.customerDashboard.statement>

/** The last year when nothing else is asked for. */
export async function showStatement(
  db: Db,
  { contactId, today, from = addMonths(today, -12) }: { contactId: number; today: string; from?: string | undefined },
): Promise<Statement> {
  const { rows } = await sql<StatementFact>`
    SELECT document_date AS date, CASE WHEN amount_cents < 0 THEN 'credit_invoice' ELSE 'invoice' END AS kind,
      number, amount_cents AS "amountCents"
    FROM owed_items WHERE contact_id = ${contactId} AND kind = 'receivable'
    UNION ALL
    SELECT s.settled_on, 'payment', string_agg(o.number, ', ' ORDER BY o.number), -sum(s.amount_cents)::bigint
    FROM item_settlements s
    JOIN owed_items o ON o.administration_id = s.administration_id AND o.id = s.open_item_id
    WHERE o.contact_id = ${contactId} AND o.kind = 'receivable' AND s.undone_at IS NULL
    GROUP BY s.settled_on, s.journal_entry_id
    -- A credit invoice that is set off against an invoice pays nothing.
    HAVING sum(s.amount_cents) <> 0`.execute(db)
  return { from, ...statementOfAccount(rows, from) }
}
