import { must } from '@klopt/bookkeeping/money'
import type { Db } from '../../../database/db.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import type { JobSender } from '../../../kernel/job.ts'
import { connectionOf, type ConnectionKey } from './connections.ts'
import { giveBackConsentJob } from './feed-jobs.ts'

/** Fetches no more, and gives the consent back. Throws `not_found`, and `version_conflict` when it has ended. */
export async function endConnection(db: Db, jobs: JobSender, key: ConnectionKey, now: Date): Promise<void> {
  const connection = await connectionOf(db, key)
  if (!connection) throw new ApiError('not_found')
  const { numUpdatedRows } = await db
    .updateTable('bank_connections')
    .set({ state: 'ended', ended_at: now, ended_by: 'user' })
    .where('administration_id', '=', key.administrationId)
    .where('id', '=', key.connectionId)
    .where('state', '=', 'active')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new ApiError('version_conflict')
  await jobs.enqueue(giveBackConsentJob, {
    sessionId: must(connection.row.session_id, 'the consent of what is active'),
  })
}
