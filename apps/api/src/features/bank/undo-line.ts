import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { reverseEntry } from '../../books/reverse-entry.ts'
import { reopenItems } from '../../books/settle-item.ts'
import type { Processor } from './process-line.ts'

/** Takes back the processing of a line: reopens what it paid and reverses its entry. Throws `version_conflict`. */
export async function undoLine(
  db: Db,
  processor: Processor,
  key: { transactionId: number; version: number },
): Promise<number> {
  const { administrationId } = processor
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
    .set({ journal_entry_id: null, processed_at: null, rule_id: null, version })
    .where('administration_id', '=', administrationId)
    .where('id', '=', key.transactionId)
    .execute()
  await reverseEntry(db, {
    administrationId,
    entryId,
    description: 'Verwerking van bankregel ongedaan gemaakt',
    createdBy: processor.userId,
    at: processor.now,
  })
  return version
}
