import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

/** An invoice of which the last reminder came back. */
export interface BouncedReminder {
  readonly invoiceId: number
  readonly number: string
  readonly recipient: string
}

/** The invoices that are still owed and of which the last letter came back, the newest report first; at most three. */
export async function bouncedLetters(db: Db, administrationId: number): Promise<readonly BouncedReminder[]> {
  const { rows } = await sql<BouncedReminder>`
    SELECT i.invoice_id AS "invoiceId", i.number, l.recipient
    FROM reminder_letters l
    JOIN reminder_letter_invoices i ON i.administration_id = l.administration_id AND i.letter_id = l.id
    JOIN owed_items o ON o.administration_id = i.administration_id AND o.invoice_id = i.invoice_id AND o.open_cents <> 0
    WHERE l.administration_id = ${administrationId} AND l.bounced_at IS NOT NULL AND NOT EXISTS (
      SELECT FROM reminder_letter_invoices n
      WHERE n.administration_id = i.administration_id AND n.invoice_id = i.invoice_id AND n.letter_id > l.id
        AND n.cancelled_at IS NULL)
    ORDER BY l.bounced_at DESC, i.invoice_id DESC LIMIT 3`.execute(db)
  return rows
}
