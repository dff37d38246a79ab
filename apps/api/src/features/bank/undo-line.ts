import type { Db } from '../../database/db.ts'
import { ApiError } from '../../server/api-error.ts'
import { reverseEntry } from '../ledger/reverse-entry.ts'
import type { Processor } from './process-line.ts'

/** Takes back the processing of a line: reopens what it paid and reverses its entry. Throws `version_conflict`. */
export async function undoLine(
  db: Db,
  processor: Processor,
  key: { transactionId: number; version: number },
): Promise<number> {
  const { administrationId, now } = processor
  const transaction = await db
    .selectFrom('bank_transactions')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('id', '=', key.transactionId)
    .forUpdate()
    .executeTakeFirst()
  if (!transaction) throw new ApiError('not_found')
  const entryId = transaction.journal_entry_id
  if (transaction.version !== key.version || entryId === null) throw new ApiError('version_conflict')
  await reopenItems(db, processor, key.transactionId)
  const version = key.version + 1
  await db
    .updateTable('bank_transactions')
    .set({ journal_entry_id: null, processed_at: null, version })
    .where('administration_id', '=', administrationId)
    .where('id', '=', key.transactionId)
    .execute()
  await reverseEntry(db, {
    administrationId,
    entryId,
    description: 'Verwerking van bankregel ongedaan gemaakt',
    createdBy: processor.userId,
    at: now,
  })
  return version
}

async function reopenItems(db: Db, { administrationId, now }: Processor, transactionId: number): Promise<void> {
  const settlements = await db
    .updateTable('settlements')
    .set({ undone_at: now })
    .where('administration_id', '=', administrationId)
    .where('bank_transaction_id', '=', transactionId)
    .where('undone_at', 'is', null)
    .returning(['open_item_id', 'amount_cents'])
    .execute()
  for (const { open_item_id, amount_cents } of settlements.toSorted((a, b) => a.open_item_id - b.open_item_id)) {
    await db
      .updateTable('open_items')
      .set((expression) => ({ open_cents: expression('open_cents', '+', amount_cents) }))
      .where('administration_id', '=', administrationId)
      .where('id', '=', open_item_id)
      .execute()
  }
}
