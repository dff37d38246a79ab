import { must } from '@klopt/bookkeeping/money'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { transferMainUser } from '../members/transfer-main-user.ts'
import { endTransfer } from './end-transfer.ts'
import { lockTransfer } from './lock-transfer.ts'

interface Decision {
  readonly transferId: number
  readonly approve: boolean
  readonly reason: string
  readonly by: number
  readonly now: Date
}

/** Decides about a transfer. Throws `not_found`, and `identity_document_unseen` for an approval without papers that were seen. */
export async function decideTransfer(db: Db, { transferId, approve, reason, by, now }: Decision) {
  const { administration_id: administrationId, asked_by: to } = await lockTransfer(db, transferId)
  if (approve) {
    await assertSeen(db, administrationId, transferId)
    await transferMainUser(db, { administrationId, from: await mainUserOf(db, administrationId), to })
  }
  const state = approve ? 'approved' : 'refused'
  await endTransfer(db, { administrationId, transferId, state, decided: { by, because: reason }, now })
  return { administrationId, askedBy: to, state }
}

async function assertSeen(db: Db, administrationId: number, transferId: number): Promise<void> {
  const papers = await db
    .selectFrom('identity_documents')
    .select('opened_at')
    .where('administration_id', '=', administrationId)
    .where('transfer_id', '=', transferId)
    .execute()
  if (papers.length === 0 || papers.some((paper) => paper.opened_at === null)) {
    throw new ApiError('identity_document_unseen')
  }
}

async function mainUserOf(db: Db, administrationId: number): Promise<number> {
  const role = await db
    .selectFrom('role_assignments')
    .select('user_id')
    .where('administration_id', '=', administrationId)
    .where('is_primary_user', '=', true)
    .executeTakeFirst()
  return must(role, 'the main user').user_id
}
