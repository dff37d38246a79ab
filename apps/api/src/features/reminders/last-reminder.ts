import { sql, type RawBuilder } from 'kysely'

/** SQL: the day of the last letter that left about the invoice of an open item `o` and did not come back; null without one. */
export const lastReminderOf = (administrationId: number): RawBuilder<string | null> => sql`(
  SELECT max(l.letter_date) FROM reminder_letter_invoices r
  JOIN reminder_letters l ON l.administration_id = r.administration_id AND l.id = r.letter_id
  WHERE r.administration_id = ${administrationId} AND r.invoice_id = o.invoice_id
    AND l.sent_at IS NOT NULL AND l.bounced_at IS NULL)`
