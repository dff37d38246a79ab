import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

/** What a bank may book as one line: what a payment file pays that the bank has not settled yet. */
export interface WaitingFile {
  readonly journalId: number
  readonly messageId: string
  readonly day: string
  /** Money out is negative, as on the line; a credit invoice that is set off is positive. */
  readonly items: readonly { readonly openItemId: number; readonly amountCents: number }[]
}

/** The payment files that may still be executed, as `heldByFile` has it, each with what is left of it. */
export async function waitingFiles(db: Db, administrationId: number): Promise<WaitingFile[]> {
  const { rows } = await sql<WaitingFile>`
    SELECT f.journal_id AS "journalId", f.message_id AS "messageId", f.execution_date AS day,
      json_agg(json_build_object('openItemId', i.open_item_id, 'amountCents',
        i.amount_cents * sign(CASE o.kind WHEN 'receivable' THEN o.open_cents ELSE 0 - o.open_cents END)) ORDER BY i.id) AS items
    FROM payment_files f
    JOIN payment_file_items i ON i.administration_id = ${administrationId} AND i.payment_file_id = f.id
      AND i.cancelled_at IS NULL
    JOIN owed_items o ON o.administration_id = ${administrationId} AND o.id = i.open_item_id
      AND abs(o.open_cents) >= i.amount_cents
    WHERE f.administration_id = ${administrationId} AND f.cancelled_at IS NULL
      AND i.amount_cents > (
        SELECT coalesce(abs(sum(s.amount_cents)), 0) FROM item_settlements s
        WHERE s.administration_id = ${administrationId} AND s.open_item_id = i.open_item_id AND s.undone_at IS NULL
          AND s.bank_transaction_id IS NOT NULL AND s.created_at > f.created_at)
    GROUP BY f.id, f.journal_id, f.message_id, f.execution_date
    ORDER BY f.id`.execute(db)
  return rows
}
