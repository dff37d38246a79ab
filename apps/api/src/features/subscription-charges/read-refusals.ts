import type { RefusedCollection, RefusedFile } from '@klopt/bank-statements'
import type { Db } from '../../database/db.ts'
import { collectionsIn, knownReason, type Refused } from '../direct-debits/refusals-in.ts'
import { failCharge, type ChangedCharge, type Changing } from './change-charge.ts'

export interface FailedCharge extends ChangedCharge {
  readonly chargeId: number
  readonly reasonCode: string
}

/** What became of what a bank refused. */
export interface KeptRefusals {
  readonly failed: readonly FailedCharge[]
  /** What is not ours, or was known. */
  readonly others: number
  /** Of what failed, how much did with the whole of a file or of a part of it. */
  readonly failedWithFile: number
}

/**
 * Marks what of it is ours and was not known yet as failed. A file that is read again changes nothing. Who pays is told, but of
 * a file that was refused as a whole: that was no fault of theirs, and they hear when it is collected after all.
 */
export async function keepRefusals(db: Db, changing: Changing, { collections, files }: Refused): Promise<KeptRefusals> {
  const single = await failStanding(db, changing, collections, true)
  let others = collections.length - single.length
  const withFile: FailedCharge[] = []
  for (const file of files) {
    const failed = await failStanding(db, changing, await collectionsOf(db, file), false)
    if (failed.length === 0) others += 1
    withFile.push(...failed)
  }
  return { failed: [...single, ...withFile], others, failedWithFile: withFile.length }
}

/** The collections of a file that was refused, each for the reason of the whole. */
async function collectionsOf(db: Db, { messageId, partId, reasonCode }: RefusedFile): Promise<RefusedCollection[]> {
  const file = await db
    .selectFrom('subscription_collection_files')
    .select('content')
    .where('message_id', '=', messageId)
    .executeTakeFirst()
  return file
    ? collectionsIn(file.content, partId).map((endToEndId) => ({ endToEndId, reasonCode, isReturn: false }))
    : []
}

async function failStanding(
  db: Db,
  changing: Changing,
  refused: readonly RefusedCollection[],
  isTold: boolean,
): Promise<readonly FailedCharge[]> {
  if (refused.length === 0) return []
  const standing = await db
    .selectFrom('subscription_collections')
    .select(['charge_id', 'end_to_end_id'])
    .where(
      'end_to_end_id',
      'in',
      refused.map(({ endToEndId }) => endToEndId),
    )
    .where('failed_at', 'is', null)
    .orderBy('charge_id')
    .execute()
  const reasons = new Map(refused.map(({ endToEndId, reasonCode }) => [endToEndId, reasonCode]))
  const failed: FailedCharge[] = []
  for (const { charge_id: chargeId, end_to_end_id: endToEndId } of standing) {
    const reasonCode = knownReason(reasons.get(endToEndId) ?? null)
    failed.push({ chargeId, reasonCode, ...(await failCharge(db, changing, { chargeId, reasonCode, isTold })) })
  }
  return failed
}
