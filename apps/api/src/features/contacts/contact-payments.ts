import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { addMonths } from '@klopt/validators'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

type Habits = Pick<ResponseOf<typeof contract.contacts.activity>, 'lastPaid' | 'paysAfterDays'>

/** What one contact still has to pay. */
export async function openOfContact(db: Db, administrationId: number, contactId: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    SELECT coalesce(sum(open_cents), 0)::bigint AS cents FROM owed_items
    WHERE administration_id = ${administrationId} AND contact_id = ${contactId} AND open_cents <> 0
      AND kind = 'receivable'`.execute(db)
  return must(rows[0], 'a sum').cents
}

interface Facts {
  last_day: string | null
  last_cents: number | null
  days: number | null
}

/** When one contact paid last, and how long that takes: of what the bank brought in, since what is set off says nothing. */
export async function paymentHabits(
  db: Db,
  administrationId: number,
  contactId: number,
  today: string,
): Promise<Habits> {
  const { rows } = await sql<Facts>`
    WITH paid AS (
      SELECT o.id, o.document_date, o.open_cents, s.settled_on, s.amount_cents
      FROM owed_items o
      JOIN item_settlements s ON s.administration_id = o.administration_id AND s.open_item_id = o.id
      WHERE o.administration_id = ${administrationId} AND o.contact_id = ${contactId} AND o.kind = 'receivable'
        AND o.invoice_id IS NOT NULL AND s.undone_at IS NULL AND s.bank_transaction_id IS NOT NULL
        AND s.amount_cents > 0
    ), last AS (
      SELECT settled_on, sum(amount_cents)::bigint AS cents FROM paid GROUP BY settled_on ORDER BY settled_on DESC LIMIT 1
    ), whole AS (
      SELECT max(settled_on) - document_date AS days FROM paid WHERE open_cents = 0
      GROUP BY id, document_date HAVING max(settled_on) > ${addMonths(today, -12)}::date
    )
    SELECT (SELECT settled_on FROM last) AS last_day, (SELECT cents FROM last) AS last_cents,
      (SELECT round(avg(days))::integer FROM whole) AS days`.execute(db)
  const { last_day: date, last_cents: amountCents, days } = must(rows[0], 'a row of figures')
  return { lastPaid: date === null || amountCents === null ? null : { date, amountCents }, paysAfterDays: days }
}
