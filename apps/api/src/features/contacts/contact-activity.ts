import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { paymentHabits } from './contact-payments.ts'

type Activity = ResponseOf<typeof contract.contacts.activity>

/** As many as stand beside what is read of a contact. */
const SHOWN = 8

/**
 * What happened last with the invoices of one contact. A payment has a day and no time: it comes after what happened at a
 * time of that day. Throws `not_found`.
 */
export async function contactActivity(
  db: Db,
  administrationId: number,
  contactId: number,
  today: string,
): Promise<Activity> {
  const known = await db
    .selectFrom('contacts')
    .select('id')
    .where('administration_id', '=', administrationId)
    .where('id', '=', contactId)
    .executeTakeFirst()
  if (!known) throw new ApiError('not_found')
  const { rows } = await sql<Activity['items'][number]>`
    WITH theirs AS (
      SELECT id, number, finalised_at, sent_at, viewed_at FROM sales_invoices
      WHERE administration_id = ${administrationId} AND contact_id = ${contactId} AND finalised_at IS NOT NULL
    ), happened AS (
      SELECT 'final' AS kind, finalised_at AS moment, NULL::date AS day, id AS invoice_id, number, NULL::bigint AS cents
      FROM theirs WHERE sent_at IS NULL
      UNION ALL SELECT 'sent', sent_at, NULL, id, number, NULL FROM theirs WHERE sent_at IS NOT NULL
      UNION ALL SELECT 'viewed', viewed_at, NULL, id, number, NULL FROM theirs WHERE viewed_at IS NOT NULL
      UNION ALL SELECT 'bounced', m.bounced_at, NULL, i.id, i.number, NULL
      FROM theirs i JOIN sent_messages m ON m.administration_id = ${administrationId} AND m.invoice_id = i.id
      WHERE m.bounced_at IS NOT NULL
      UNION ALL SELECT CASE WHEN s.bank_transaction_id IS NULL THEN 'settled'
        WHEN sign(s.amount_cents) = sign(o.amount_cents) THEN 'paid' ELSE 'returned' END, NULL, s.settled_on, i.id,
        i.number, s.amount_cents
      FROM theirs i
      JOIN owed_items o ON o.administration_id = ${administrationId} AND o.invoice_id = i.id
      JOIN item_settlements s ON s.administration_id = o.administration_id AND s.open_item_id = o.id
      WHERE s.undone_at IS NULL
      UNION ALL SELECT 'reminded', sent_at, NULL, NULL, NULL, NULL FROM reminder_letters
      WHERE administration_id = ${administrationId} AND contact_id = ${contactId} AND sent_at IS NOT NULL
    )
    SELECT kind, coalesce(day, (moment AT TIME ZONE 'Europe/Amsterdam')::date) AS date, invoice_id AS "invoiceId", number,
      cents AS "amountCents"
    FROM happened
    ORDER BY 2 DESC, moment DESC NULLS FIRST, invoice_id DESC
    LIMIT ${SHOWN}`.execute(db)
  return { items: rows, ...(await paymentHabits(db, administrationId, contactId, today)) }
}
