import type { OpenItemKind } from '@klopt/bookkeeping/ledger'
import { must } from '@klopt/bookkeeping/money'
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'

/** What a booking that was taken over made open. */
export interface TakenItem {
  readonly kind: OpenItemKind
  readonly contactId: number
  readonly number: string
  readonly documentDate: string
  readonly dueDate: string
  readonly amountCents: number
  readonly journalEntryId: number
}

export interface TakenSettlement {
  readonly openItemId: number
  readonly journalEntryId: number
  /** Signed like the item. */
  readonly amountCents: number
  readonly settledOn: string
}

/** A statement holds so many at most. */
const AT_ONCE = 5000

/** Keeps what bookings that were taken over made open, wholly open. Answers their ids in the same order. */
export async function createTakenItems(
  db: Db,
  administrationId: number,
  items: readonly TakenItem[],
): Promise<number[]> {
  const ids: number[] = []
  for (let at = 0; at < items.length; at += AT_ONCE) {
    const rows = await db
      .insertInto('open_items')
      .values(
        items.slice(at, at + AT_ONCE).map((item) => ({
          administration_id: administrationId,
          kind: item.kind,
          contact_id: item.contactId,
          invoice_id: null,
          purchase_id: null,
          opening_balance_id: null,
          journal_entry_id: item.journalEntryId,
          number: item.number,
          document_date: item.documentDate,
          due_date: item.dueDate,
          amount_cents: item.amountCents,
          open_cents: item.amountCents,
          postponed_vat: null,
        })),
      )
      .returning('id')
      .execute()
    ids.push(...rows.map(({ id }) => id))
  }
  return ids
}

/** Takes what bookings that were taken over paid from the items; nothing of these waits for its payment. */
export async function settleTakenItems(
  db: Db,
  administrationId: number,
  settlements: readonly TakenSettlement[],
  at: Date,
): Promise<void> {
  for (let from = 0; from < settlements.length; from += AT_ONCE) {
    const some = JSON.stringify(settlements.slice(from, from + AT_ONCE))
    await sql`
      WITH given AS (
        SELECT * FROM jsonb_to_recordset(${some}::jsonb)
          AS g("openItemId" bigint, "journalEntryId" bigint, "amountCents" bigint, "settledOn" date)
      ), settled AS (
        INSERT INTO settlements (administration_id, open_item_id, journal_entry_id, amount_cents, settled_on, created_at)
        SELECT ${administrationId}, "openItemId", "journalEntryId", "amountCents", "settledOn", ${at} FROM given
      )
      UPDATE open_items o SET open_cents = o.open_cents - s.cents
      FROM (SELECT "openItemId" AS id, sum("amountCents") AS cents FROM given GROUP BY 1) s
      WHERE o.administration_id = ${administrationId} AND o.id = s.id`.execute(db)
  }
}

/** How many bookings within some days came of the books of another package, which declared their VAT, and still stand. */
export async function countTakenEntries(
  db: Db,
  administrationId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM journal_entries e
    WHERE e.administration_id = ${administrationId} AND e.source_type = 'audit_file' AND e.reverses_entry_id IS NULL
      AND e.entry_date BETWEEN ${from} AND ${to} AND NOT EXISTS (
        SELECT FROM journal_entries r WHERE r.administration_id = ${administrationId} AND r.reverses_entry_id = e.id)`.execute(
    db,
  )
  return must(rows[0], 'a count').count
}
