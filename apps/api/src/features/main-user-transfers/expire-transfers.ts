import type { Db } from '../../database/db.ts'
import { withTransaction } from '../../database/transaction.ts'
import { recordAudit } from '../../kernel/audit.ts'
import { defineJob } from '../../kernel/job.ts'
import { endTransfer } from './end-transfer.ts'

/** Papers that nobody looked at are not kept longer than this. */
const KEPT_MS = 30 * 86_400_000

/** Each night: what was asked thirty days ago is asked no more, and what was shown with it goes. */
export const expireTransfersJob = defineJob<object>({
  name: 'main-user-transfers.expire',
  schedule: '20 2 * * *',
  run: ({ services, now }) => withTransaction(services.pool, { kind: 'job' }, (db) => expireTransfers(db, now)),
})

async function expireTransfers(db: Db, now: Date): Promise<void> {
  const old = await db
    .selectFrom('main_user_transfers')
    .select(['id', 'administration_id'])
    .where('state', '=', 'asked')
    .where('asked_at', '<', new Date(now.getTime() - KEPT_MS))
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const { id, administration_id: administrationId } of old) {
    await endTransfer(db, { administrationId, transferId: id, state: 'expired', decided: null, now })
    const what = { action: 'expire', entity: 'main_user_transfer', entityId: id, details: {} }
    await recordAudit(db, { ...what, administrationId, userId: null, at: now })
  }
}
