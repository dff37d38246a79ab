import { must } from '@klopt/bookkeeping/money'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { reverseEntry } from '../../books/reverse-entry.ts'
import { reopenItems } from '../../books/settle-item.ts'
import type { Processor } from './process-line.ts'
import { takeTransferApart } from './transfers/take-transfer-apart.ts'

/**
 * Takes back the processing of a line: reopens what it paid and reverses its entry. Of a transfer between own accounts
 * the other side is given back too. Answers the line's version, and the line of the other side. Throws
 * `version_conflict`.
 */
export async function undoLine(
  db: Db,
  processor: Processor,
  key: { transactionId: number; version: number },
): Promise<{ version: number; otherLineId: number | null }> {
  const { administrationId } = processor
  const otherLineId = await takeTransferApart(db, administrationId, key.transactionId)
  const version = await undoOne(db, processor, key)
  if (otherLineId !== null) {
    const other = await lockLine(db, administrationId, otherLineId)
    await undoOne(db, processor, { transactionId: otherLineId, version: must(other, 'the other side').version })
  }
  return { version, otherLineId }
}

const lockLine = (db: Db, administrationId: number, transactionId: number) =>
  db
    .selectFrom('bank_transactions')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('id', '=', transactionId)
    .forUpdate()
    .executeTakeFirst()

async function undoOne(db: Db, processor: Processor, key: { transactionId: number; version: number }): Promise<number> {
  const { administrationId } = processor
  const transaction = await lockLine(db, administrationId, key.transactionId)
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
