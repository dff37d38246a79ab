import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

/** The file in which an invoice still waits to be collected. */
export interface HeldItem {
  readonly directDebitFileId: number
  readonly collectionDate: string
}

/** Which of these open items stand in a file that may still be collected, by open item. */
export async function heldItems(
  db: Db,
  administrationId: number,
  openItemIds: readonly number[],
): Promise<Map<number, HeldItem>> {
  if (openItemIds.length === 0) return new Map()
  const { rows } = await sql<HeldItem & { openItemId: number }>`
    SELECT open_item_id AS "openItemId", direct_debit_file_id AS "directDebitFileId",
      collection_date AS "collectionDate"
    FROM direct_debit_outcomes
    WHERE administration_id = ${administrationId} AND open_item_id = ANY (${[...openItemIds]}::bigint[]) AND is_held`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.openItemId, row]))
}

/** On which day an invoice is going to be collected; null when it is not, or when nothing of it is open any more. */
export async function collectionDayOf(db: Db, administrationId: number, invoiceId: number): Promise<string | null> {
  const { rows } = await sql<{ day: string }>`
    SELECT d.collection_date AS day FROM owed_items o
    JOIN direct_debit_outcomes d ON d.administration_id = o.administration_id AND d.open_item_id = o.id
    WHERE o.administration_id = ${administrationId} AND o.invoice_id = ${invoiceId} AND o.open_cents > 0 AND d.is_held
    LIMIT 1`.execute(db)
  return rows[0]?.day ?? null
}

/**
 * That the open item `o` is going to be collected, or was within the last two weeks, in which the bank may still say what
 * became of it: nobody is asked to pay it meanwhile.
 */
export const isToBeCollected = (today: string) => sql<boolean>`EXISTS (
  SELECT FROM direct_debit_outcomes d
  WHERE d.administration_id = o.administration_id AND d.open_item_id = o.id AND d.is_held
    AND d.collection_date + 14 >= ${today}::date)`
