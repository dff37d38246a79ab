import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

export interface HeldItem {
  readonly paymentFileId: number
  /** Positive, of a credit invoice too. */
  readonly amountCents: number
}

/** Rows of open items, each with the file that it stands in and for how much. */
export async function withFiles<Row extends { readonly openItemId: number }>(
  db: Db,
  administrationId: number,
  rows: readonly Row[],
) {
  const ids = rows.map(({ openItemId }) => openItemId)
  const files = await heldByFile(db, administrationId, ids)
  return rows.map((row) => {
    const held = files.get(row.openItemId)
    return { ...row, paymentFileId: held?.paymentFileId ?? null, paymentFileCents: held?.amountCents ?? null }
  })
}

/**
 * Which of these open items stand in a payment file that may still be executed: one that was not cancelled, and since
 * whose making the bank has not settled as much of the item as the file does. By open item, the file and how much it pays.
 */
export async function heldByFile(
  db: Db,
  administrationId: number,
  openItemIds: readonly number[],
): Promise<Map<number, HeldItem>> {
  if (openItemIds.length === 0) return new Map()
  const { rows } = await sql<{ open_item_id: number; payment_file_id: number; amount_cents: number }>`
    SELECT i.open_item_id, max(i.payment_file_id) AS payment_file_id, sum(i.amount_cents)::bigint AS amount_cents
    FROM payment_file_items i
    JOIN payment_files f ON f.administration_id = ${administrationId} AND f.id = i.payment_file_id
    WHERE i.administration_id = ${administrationId} AND i.cancelled_at IS NULL
      AND i.open_item_id = ANY (${[...openItemIds]}::bigint[])
      AND i.amount_cents > (
        SELECT coalesce(abs(sum(s.amount_cents)), 0) FROM item_settlements s
        WHERE s.administration_id = ${administrationId} AND s.open_item_id = i.open_item_id AND s.undone_at IS NULL
          AND s.bank_transaction_id IS NOT NULL AND s.created_at > f.created_at)
    GROUP BY i.open_item_id`.execute(db)
  return new Map(
    rows.map((row) => [row.open_item_id, { paymentFileId: row.payment_file_id, amountCents: row.amount_cents }]),
  )
}
