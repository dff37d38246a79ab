import { must } from '@klopt/bookkeeping/money'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { forgetClaimsPaid } from '../../books/claims.ts'
import { releaseAgain } from '../../books/release-again.ts'
import { reverseEntry } from '../../books/reverse-entry.ts'
import { reopenItems } from '../../books/settle-item.ts'
import { reverseRetaxing } from '../small-business-scheme/reverse-retaxing.ts'
import type { Processor } from './process-line.ts'
import { lockUntouchedCredits, takeCreditsBack } from './customer-credits.ts'
import { takeTransferApart } from './transfers/take-transfer-apart.ts'

/**
 * Takes back the processing of a line: reopens what it paid and reverses its entry. Of a transfer between own accounts
 * the other side is given back too. Answers the line's version, and the line of the other side. Throws
 * `version_conflict` and `payment_moved_on`.
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
  await assertNotMovedOn(db, administrationId, key.transactionId)
  const credits = await lockUntouchedCredits(db, administrationId, { entryId, transactionId: key.transactionId })
  await reopenItems(db, processor, key.transactionId)
  await forgetClaimsPaid(db, administrationId, entryId)
  const version = key.version + 1
  await db
    .updateTable('bank_transactions')
    .set({ journal_entry_id: null, processed_at: null, rule_id: null, version })
    .where('administration_id', '=', administrationId)
    .where('id', '=', key.transactionId)
    .execute()
  const reversal = await reverseEntry(db, {
    administrationId,
    entryId,
    description: 'Verwerking van bankregel ongedaan gemaakt',
    createdBy: processor.userId,
    at: processor.now,
  })
  await releaseAgain(db, processor, entryId)
  await reverseRetaxing(db, processor, { sourceType: 'bank_transaction', sourceId: key.transactionId, entryId })
  await takeCreditsBack(db, processor, credits, reversal)
  return version
}

/** A payment that came back since cannot be taken back too, nor a return of what was paid again: the item would be wrong. */
async function assertNotMovedOn(db: Db, administrationId: number, transactionId: number): Promise<void> {
  const { rows } = await sql`
    SELECT FROM item_settlements s
    JOIN owed_items o ON o.administration_id = ${administrationId} AND o.id = s.open_item_id
    WHERE s.administration_id = ${administrationId} AND s.bank_transaction_id = ${transactionId} AND s.undone_at IS NULL
    GROUP BY o.id, o.open_cents, o.amount_cents
    HAVING o.open_cents + sum(s.amount_cents) NOT BETWEEN least(0, o.amount_cents) AND greatest(0, o.amount_cents)`.execute(
    db,
  )
  if (rows.length > 0) throw new ApiError('payment_moved_on')
}
