import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { Schema } from '../../database/schema.ts'
import { isPausedOn } from './pauses.ts'

export type LetterRow = Selectable<Schema['reminder_letters']>

/** Whether something that a letter names is no longer as it says: paid or credited, in part too, or paused. */
export async function hasChanged(db: Db, { administration_id, id }: LetterRow, today: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM reminder_letter_invoices i
    JOIN owed_items o ON o.administration_id = i.administration_id AND o.invoice_id = i.invoice_id
    WHERE i.administration_id = ${administration_id} AND i.letter_id = ${id}
      AND (o.open_cents <> i.open_cents OR ${isPausedOn(today)})
    UNION ALL
    SELECT FROM reminder_letter_earlier e
    WHERE e.administration_id = ${administration_id} AND e.letter_id = ${id} AND NOT EXISTS (
      SELECT FROM owed_items o
      WHERE o.administration_id = e.administration_id AND o.contact_id = e.contact_id AND o.number = e.number
        AND o.kind = 'receivable' AND o.invoice_id IS NULL AND o.open_cents = e.open_cents AND NOT ${isPausedOn(today)})
    LIMIT 1`.execute(db)
  return rows.length > 0
}

/** Keeps that a letter never left, so that what is still open is due again. */
export async function cancelLetter(db: Db, { administration_id, id }: LetterRow, now: Date): Promise<void> {
  await db
    .updateTable('reminder_letters')
    .set({ cancelled_at: now })
    .where('administration_id', '=', administration_id)
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('reminder_letter_invoices')
    .set({ cancelled_at: now })
    .where('administration_id', '=', administration_id)
    .where('letter_id', '=', id)
    .execute()
  await db
    .updateTable('reminder_letter_earlier')
    .set({ cancelled_at: now })
    .where('administration_id', '=', administration_id)
    .where('letter_id', '=', id)
    .execute()
}
