import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

/** What a bank pays as one line: the collections of a file by one scheme and sequence that it still has to pay. */
export interface WaitingBatch {
  readonly journalId: number
  readonly messageId: string
  /** When it is collected. */
  readonly day: string
  readonly items: readonly { readonly openItemId: number; readonly amountCents: number }[]
}

/**
 * The batches that the bank still has to pay, and each file of several as one, since a bank may book it whole; without what
 * was refused, paid otherwise or credited.
 */
export async function waitingBatches(db: Db, administrationId: number): Promise<WaitingBatch[]> {
  const { rows } = await sql<WaitingBatch>`
    SELECT d.journal_id AS "journalId", d.message_id AS "messageId", d.collection_date AS day,
      json_agg(json_build_object('openItemId', d.open_item_id, 'amountCents', d.amount_cents) ORDER BY d.item_id) AS items
    FROM direct_debit_outcomes d
    JOIN owed_items o ON o.administration_id = d.administration_id AND o.id = d.open_item_id
      AND o.open_cents >= d.amount_cents
    WHERE d.administration_id = ${administrationId} AND d.is_held
    GROUP BY d.direct_debit_file_id, d.journal_id, d.message_id, d.collection_date, d.scheme, d.sequence
    ORDER BY d.direct_debit_file_id, d.scheme, d.sequence`.execute(db)
  const files = Map.groupBy(rows, ({ messageId }) => messageId)
  const whole = [...files.values()].flatMap((batches): WaitingBatch[] => {
    const [first] = batches
    return first === undefined || batches.length === 1
      ? []
      : [{ ...first, items: batches.flatMap(({ items }) => items) }]
  })
  return [...rows, ...whole]
}
