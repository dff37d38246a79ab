import type { CustomerInvoice } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { customerStatus, SHOWN_PAID } from './customer-statuses.ts'

interface Row {
  id: number
  number: string
  invoice_date: string
  due_date: string
  gross_cents: number
  open_cents: number
  claims_cents: number
  paid_on: string | null
}

/**
 * What a customer owes of an earlier package, newest first: all that is open, and the newest of what they paid here.
 * `openItemId` asks for one alone. Runs in the scope of that customer, which shows no other.
 */
export async function customerEarlier(
  db: Db,
  contactId: number,
  today: string,
  openItemId: number | null = null,
): Promise<CustomerInvoice[]> {
  const { rows } = await sql<Row>`
    WITH asked AS (
      SELECT open_item_id, sum(amount_cents)::bigint AS cents FROM asked_claims
      WHERE contact_id = ${contactId} GROUP BY open_item_id
    )
    SELECT o.id, o.number, o.document_date AS invoice_date, o.due_date, o.amount_cents AS gross_cents, o.open_cents, (
      SELECT max(s.settled_on) FROM item_settlements s
      WHERE s.administration_id = o.administration_id AND s.open_item_id = o.id AND s.undone_at IS NULL
        AND s.bank_transaction_id IS NOT NULL
    ) AS paid_on, coalesce(a.cents, 0) AS claims_cents
    FROM owed_items o
    LEFT JOIN asked a ON a.open_item_id = o.id
    WHERE o.contact_id = ${contactId} AND o.kind = 'receivable' AND o.invoice_id IS NULL AND o.amount_cents > 0
      AND o.currency IS NULL AND (${openItemId}::bigint IS NULL OR o.id = ${openItemId})
    ORDER BY o.document_date DESC, o.id DESC`.execute(db)
  // What an opening balance that was taken back left behind was paid by nobody.
  const shown = rows.filter((row) => row.open_cents > 0 || row.paid_on !== null)
  const paid = new Set(shown.filter((row) => row.open_cents === 0).slice(SHOWN_PAID))
  return shown.filter((row) => !paid.has(row)).map((row) => present(row, today))
}

function present(row: Row, today: string): CustomerInvoice {
  return {
    id: row.id,
    kind: 'earlier',
    number: row.number,
    invoiceDate: row.invoice_date,
    dueDate: row.due_date,
    status: customerStatus(row, today),
    grossCents: row.gross_cents,
    openCents: row.open_cents,
    claimsCents: row.claims_cents,
    foreign: null,
    paidOn: row.open_cents === 0 ? row.paid_on : null,
  }
}

/** Whether there is such an item at all, whosever it is. Needs the scope of the server itself. */
export async function isEarlierInvoice(db: Db, openItemId: number): Promise<boolean> {
  const row = await db
    .selectFrom('owed_items')
    .select('id')
    .where('id', '=', openItemId)
    .where('kind', '=', 'receivable')
    .where('invoice_id', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
