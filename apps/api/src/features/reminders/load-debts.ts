import type { ReminderKind, SentReminder } from '@klopt/bookkeeping/payments'
import { must } from '@klopt/bookkeeping/money'
import type { PaperLanguage } from '@klopt/bookkeeping/paper'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { isLateItem } from '../../database/late-item.ts'
import { isPausedOn } from './pauses.ts'

/** A late invoice with what was sent for it. */
export interface Debt {
  /** Null for an invoice of an earlier package, which is known by its customer and number. */
  readonly invoiceId: number | null
  readonly itemId: number
  readonly number: string
  readonly invoiceDate: string
  readonly dueDate: string
  readonly openCents: number
  /** What is open of it in its own currency, in the smallest unit of that; null for euros. */
  readonly foreign: { readonly currency: string; readonly openAmount: number } | null
  readonly contactId: number
  readonly contactName: string
  readonly attention: string
  readonly recipient: string | null
  readonly isConsumer: boolean
  readonly language: PaperLanguage
  readonly isPaused: boolean
  readonly sent: readonly SentReminder[]
}

type DebtRow = Omit<Debt, 'sent' | 'foreign'> & { currency: string | null; openForeign: number | null }

interface SentRow {
  /** Of the open item. */
  itemId: number
  stepId: number
  kind: ReminderKind
  sentOn: string
  deliveredOn: string | null
}

/**
 * What is late, of everybody or of one contact, the oldest first. Of what was given up nobody is reminded: what is open of it is
 * there for a payment that came after all.
 */
export async function loadDebts(
  db: Db,
  administrationId: number,
  today: string,
  contactId: number | null = null,
): Promise<Debt[]> {
  const ofContact = contactId === null ? sql`true` : sql`o.contact_id = ${contactId}`
  const { rows } = await sql<DebtRow>`
    SELECT o.invoice_id AS "invoiceId", o.id AS "itemId", o.number, o.document_date AS "invoiceDate",
      o.due_date AS "dueDate", o.open_cents AS "openCents", o.currency,
      o.foreign_amount - coalesce((
        SELECT sum(s.foreign_amount) FROM item_settlements s
        WHERE s.administration_id = o.administration_id AND s.open_item_id = o.id AND s.undone_at IS NULL
      ), 0)::bigint AS "openForeign", d.id AS "contactId", d.name AS "contactName", d.attention,
      d.email_address AS recipient, d.is_consumer AS "isConsumer", d.language, ${isPausedOn(today)} AS "isPaused"
    FROM owed_items o JOIN debtors d ON d.administration_id = o.administration_id AND d.id = o.contact_id
    WHERE o.administration_id = ${administrationId} AND o.kind = 'receivable' AND ${isOneOfItsNumber}
      AND ${isLateItem('o', today)} AND ${ofContact} AND NOT EXISTS (
        SELECT FROM invoice_write_offs w WHERE w.administration_id = o.administration_id AND w.invoice_id = o.invoice_id)
    ORDER BY o.due_date, o.id`.execute(db)
  const sent = await sentOf(
    db,
    administrationId,
    rows.map(({ itemId }) => itemId),
  )
  return rows.map(({ currency, openForeign, ...row }) => ({
    ...row,
    foreign: currency === null ? null : { currency, openAmount: must(openForeign, 'what is open in its currency') },
    sent: sent.get(row.itemId) ?? [],
  }))
}

/** Two of an earlier package with one number cannot be told apart: the later one waits until the first is paid. */
const isOneOfItsNumber = sql<boolean>`(o.invoice_id IS NOT NULL OR NOT EXISTS (
  SELECT FROM owed_items first
  WHERE first.administration_id = o.administration_id AND first.contact_id = o.contact_id AND first.number = o.number
    AND first.kind = 'receivable' AND first.invoice_id IS NULL AND first.open_cents > 0 AND first.id < o.id))`

async function sentOf(db: Db, administrationId: number, itemIds: readonly number[]) {
  const { rows } = await sql<SentRow>`
    WITH late AS (
      SELECT id, invoice_id, contact_id, number FROM owed_items
      WHERE administration_id = ${administrationId} AND id = ANY (${[...itemIds]}::bigint[])
    ), named AS (
      SELECT late.id, i.letter_id, i.step_id, i.kind FROM late
      JOIN reminder_letter_invoices i ON i.administration_id = ${administrationId} AND i.invoice_id = late.invoice_id
        AND i.cancelled_at IS NULL AND i.step_id IS NOT NULL
      UNION ALL
      SELECT late.id, e.letter_id, e.step_id, e.kind FROM late
      JOIN reminder_letter_earlier e ON e.administration_id = ${administrationId} AND late.invoice_id IS NULL
        AND e.contact_id = late.contact_id AND e.number = late.number AND e.cancelled_at IS NULL AND e.step_id IS NOT NULL
    )
    SELECT n.id AS "itemId", n.step_id AS "stepId", n.kind, l.letter_date AS "sentOn", l.delivered_on AS "deliveredOn"
    FROM named n JOIN reminder_letters l ON l.administration_id = ${administrationId} AND l.id = n.letter_id
    ORDER BY n.letter_id`.execute(db)
  return Map.groupBy(rows, ({ itemId }) => itemId)
}

/** Who got a letter on a day that was not cancelled: one a day is enough. */
export async function remindedOn(db: Db, administrationId: number, day: string): Promise<ReadonlySet<number>> {
  // As the index has it that holds one a day.
  const { rows } = await sql<{ contactId: number }>`
    SELECT contact_id AS "contactId" FROM reminder_letters
    WHERE administration_id = ${administrationId} AND letter_date = ${day} AND is_only_of_day AND cancelled_at IS NULL`.execute(
    db,
  )
  return new Set(rows.map(({ contactId }) => contactId))
}
