import { readRefusedCollections, Refusal, type RefusedCollection } from '@klopt/bank-statements'
import { returnReason } from '@klopt/bookkeeping/payments'
import type { Db } from '../../database/db.ts'
import type { ReceivedFile } from '../../files/incoming.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { failCharge, type ChangedCharge, type Changing } from './change-charge.ts'

/** What a bank said nothing of but that it failed. */
const NO_REASON = 'MS03'

/** What a file of the bank says that it refused or returned. Throws `refusals_unreadable` when that is nothing. */
export async function refusalsIn(file: ReceivedFile): Promise<readonly RefusedCollection[]> {
  const refused = read(await file.bytes())
  if (refused.length === 0) throw new ApiError('refusals_unreadable')
  return refused
}

function read(bytes: Uint8Array): readonly RefusedCollection[] {
  try {
    return readRefusedCollections(bytes)
  } catch (error) {
    if (error instanceof Refusal) throw new ApiError('refusals_unreadable', { cause: error })
    throw error
  }
}

export interface FailedCharge extends ChangedCharge {
  readonly chargeId: number
  readonly reasonCode: string
}

/** Marks what of it is ours and was not known yet as failed. A file that is read again changes nothing. */
export async function keepRefusals(
  db: Db,
  changing: Changing,
  refused: readonly RefusedCollection[],
): Promise<readonly FailedCharge[]> {
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
    const told = reasons.get(endToEndId) ?? NO_REASON
    const reasonCode = returnReason(told) === null ? NO_REASON : told
    failed.push({ chargeId, reasonCode, ...(await failCharge(db, changing, { chargeId, reasonCode })) })
  }
  return failed
}
