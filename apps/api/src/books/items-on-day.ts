import type { OpenItemKind } from '@klopt/bookkeeping/ledger'
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'

/** What was open of an item on a day. */
export interface ItemOnDay {
  readonly id: number
  readonly number: string
  readonly contactId: number | null
  readonly invoiceId: number | null
  readonly purchaseId: number | null
  readonly documentDate: string
  readonly dueDate: string
  /** Integer cents; negative for a credit. */
  readonly openCents: number
}

/**
 * The items that were open at the end of a day, the oldest first: booked by then, less what entries up to that day settled,
 * so that they come to what the control account did. An undone settlement counts until the day its entry was reversed.
 */
export async function itemsOnDay(
  db: Db,
  administrationId: number,
  { kind, day }: { readonly kind: OpenItemKind; readonly day: string },
): Promise<ItemOnDay[]> {
  const { rows } = await sql<ItemOnDay>`
    WITH opened AS MATERIALIZED (
      -- Once, since books are opened with many items at a time.
      SELECT b.id, e.entry_date FROM opening_balances b
      JOIN journal_entries e ON e.administration_id = ${administrationId} AND e.id = b.journal_entry_id
      WHERE b.administration_id = ${administrationId}
    )
    SELECT o.id, o.number, o.contact_id AS "contactId", o.invoice_id AS "invoiceId", o.purchase_id AS "purchaseId",
      o.document_date AS "documentDate", o.due_date AS "dueDate",
      (o.amount_cents - coalesce(s.settled, 0))::bigint AS "openCents"
    FROM open_items o
    JOIN LATERAL (
      SELECT CASE
        WHEN o.invoice_id IS NOT NULL THEN (SELECT e.entry_date FROM journal_entries e
          WHERE e.administration_id = ${administrationId} AND e.source_type = 'invoice' AND e.source_id = o.invoice_id
          ORDER BY e.id LIMIT 1)
        WHEN o.purchase_id IS NOT NULL THEN (SELECT e.entry_date FROM journal_entries e
          WHERE e.administration_id = ${administrationId} AND e.source_type = 'purchase' AND e.source_id = o.purchase_id
          ORDER BY e.id LIMIT 1)
        WHEN o.journal_entry_id IS NOT NULL THEN (SELECT e.entry_date FROM journal_entries e
          WHERE e.administration_id = ${administrationId} AND e.id = o.journal_entry_id)
        ELSE (SELECT entry_date FROM opened WHERE opened.id = o.opening_balance_id)
      END AS day
    ) booked ON booked.day <= ${day}
    LEFT JOIN LATERAL (
      SELECT sum(s.amount_cents) AS settled
      FROM settlements s
      JOIN journal_entries e ON e.administration_id = ${administrationId} AND e.id = s.journal_entry_id
      LEFT JOIN journal_entries r ON s.undone_at IS NOT NULL
        AND r.administration_id = ${administrationId} AND r.reverses_entry_id = e.id
      WHERE s.administration_id = ${administrationId} AND s.open_item_id = o.id AND e.entry_date <= ${day}
        AND (s.undone_at IS NULL OR r.entry_date > ${day})
    ) s ON true
    WHERE o.administration_id = ${administrationId} AND o.kind = ${kind} AND o.amount_cents <> coalesce(s.settled, 0)
    ORDER BY o.due_date, o.id`.execute(db)
  return rows
}

/** The items that these entries opened the books with, as they were then; none of an opening balance that was taken back. */
export async function itemsOfOpenings(
  db: Db,
  administrationId: number,
  { kind, entryIds }: { readonly kind: OpenItemKind; readonly entryIds: readonly number[] },
): Promise<Omit<ItemOnDay, 'invoiceId' | 'purchaseId'>[]> {
  const { rows } = await sql<Omit<ItemOnDay, 'invoiceId' | 'purchaseId'>>`
    SELECT o.id, o.number, o.contact_id AS "contactId", o.document_date AS "documentDate", o.due_date AS "dueDate",
      o.amount_cents AS "openCents"
    FROM opening_balances b
    JOIN open_items o ON o.administration_id = b.administration_id AND o.opening_balance_id = b.id
    WHERE b.administration_id = ${administrationId} AND b.reversal_entry_id IS NULL
      AND b.journal_entry_id = ANY(${entryIds}::bigint[]) AND o.kind = ${kind}
    ORDER BY o.due_date, o.id`.execute(db)
  return rows
}
