import { decimalsOf, must } from '@klopt/bookkeeping/money'
import type { CustomerInvoice } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { customerStatus, SHOWN_PAID } from './customer-statuses.ts'

interface Row {
  id: number
  kind: 'invoice' | 'credit_invoice'
  number: string | null
  invoice_date: string
  due_date: string
  gross_cents: number
  open_cents: number
  claims_cents: number
  currency: string
  foreign_gross: number | null
  foreign_open: number | null
  credited_cents: number
  paid_on: string | null
  written_off: boolean
}

/**
 * The final invoices of one customer, newest first: all that are open, and the newest of the others. `invoiceId` asks for
 * one alone. Runs in the scope of that customer, which shows no other.
 */
export async function customerInvoices(
  db: Db,
  contactId: number,
  today: string,
  invoiceId: number | null = null,
): Promise<CustomerInvoice[]> {
  const { rows } = await sql<Row>`
    WITH theirs AS (
      SELECT i.id, i.kind, i.number, i.invoice_date, i.due_date, i.gross_cents, i.currency, i.foreign_gross, i.administration_id,
        coalesce(o.open_cents, 0) AS open_cents, o.id AS item_id, o.foreign_amount,
        row_number() OVER (PARTITION BY coalesce(o.open_cents, 0) <> 0 ORDER BY i.invoice_date DESC, i.id DESC) AS place
      FROM invoices i
      LEFT JOIN owed_items o ON o.administration_id = i.administration_id AND o.invoice_id = i.id
      WHERE i.contact_id = ${contactId} AND i.finalised_at IS NOT NULL
        AND (${invoiceId}::bigint IS NULL OR i.id = ${invoiceId})
    ), asked AS (
      SELECT invoice_id, sum(amount_cents)::bigint AS cents FROM asked_claims
      WHERE contact_id = ${contactId} GROUP BY invoice_id
    )
    SELECT t.id, t.kind, t.number, t.invoice_date, t.due_date, t.gross_cents, t.open_cents, t.currency, t.foreign_gross,
      coalesce((SELECT a.cents FROM asked a WHERE a.invoice_id = t.id), 0)::bigint AS claims_cents,
      t.foreign_amount - coalesce((
        SELECT sum(s.foreign_amount) FROM item_settlements s
        WHERE s.administration_id = t.administration_id AND s.open_item_id = t.item_id AND s.undone_at IS NULL
      ), 0)::bigint AS foreign_open,
      coalesce((
        SELECT sum(c.gross_cents) FROM invoices c
        WHERE c.administration_id = t.administration_id AND c.credits_invoice_id = t.id AND c.finalised_at IS NOT NULL
      ), 0)::bigint AS credited_cents,
      CASE WHEN t.open_cents = 0 THEN (
        SELECT max(s.settled_on) FROM item_settlements s
        WHERE s.administration_id = t.administration_id AND s.open_item_id = t.item_id AND s.undone_at IS NULL
      ) END AS paid_on,
      EXISTS (
        SELECT FROM written_off_invoices w WHERE w.administration_id = t.administration_id AND w.invoice_id = t.id
      ) AS written_off
    FROM theirs t WHERE t.open_cents <> 0 OR t.place <= ${SHOWN_PAID}
    ORDER BY t.invoice_date DESC, t.id DESC`.execute(db)
  return rows.map((row) => present(row, today))
}

function present(row: Row, today: string): CustomerInvoice {
  return {
    id: row.id,
    kind: row.kind,
    number: must(row.number, 'the number of a final invoice'),
    invoiceDate: row.invoice_date,
    dueDate: row.due_date,
    status: customerStatus(row, today),
    grossCents: row.gross_cents,
    openCents: row.open_cents,
    claimsCents: row.claims_cents,
    foreign:
      row.foreign_gross === null
        ? null
        : {
            currency: row.currency,
            decimals: decimalsOf(row.currency),
            grossAmount: row.foreign_gross,
            openAmount: row.foreign_open ?? 0, // zero: an invoice of nothing has no item
          },
    paidOn: row.written_off ? null : row.paid_on,
  }
}

/** Whether there is such a final invoice at all, whosever it is. Needs the scope of the server itself. */
export async function isFinalInvoice(db: Db, invoiceId: number): Promise<boolean> {
  const row = await db
    .selectFrom('invoices')
    .select('id')
    .where('id', '=', invoiceId)
    .where('finalised_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Which of these invoices are still there, drafts too. */
export async function keptInvoices(
  db: Db,
  administrationId: number,
  invoiceIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (invoiceIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('invoices')
    .select('id')
    .where('administration_id', '=', administrationId)
    .where('id', 'in', [...invoiceIds])
    .where('deleted_at', 'is', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Notes that a customer had an invoice on their screen, the first time; answers whether it was that. */
export async function noteViewed(
  db: Db,
  { administrationId, contactId, invoiceId }: { administrationId: number; contactId: number; invoiceId: number },
  now: Date,
): Promise<boolean> {
  // Its version stays: nobody's work on the invoice is behind because somebody looked at it.
  const { numUpdatedRows } = await db
    .updateTable('invoices')
    .set({ viewed_at: now })
    .where('administration_id', '=', administrationId)
    .where('contact_id', '=', contactId)
    .where('id', '=', invoiceId)
    .where('finalised_at', 'is not', null)
    .where('viewed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
