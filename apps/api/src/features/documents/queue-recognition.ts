import type { Db } from '../../database/db.ts'
import type { JobSender } from '../../kernel/job.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { queueTurn } from './recognise-document.ts'

interface Reading {
  readonly administrationId: number
  readonly fileId: number
  readonly now: Date
}

/** Queues the reading of a new file. */
export async function queueRecognition(db: Db, jobs: JobSender, reading: Reading): Promise<void> {
  await db
    .insertInto('recognitions')
    .values({ administration_id: reading.administrationId, file_id: reading.fileId, queued_at: reading.now })
    .execute()
  await queueTurn(db, jobs, reading.administrationId)
}

/** Queues the reading of a document once more, after it failed. Throws `version_conflict` when it did not fail. */
export async function queueAgain(db: Db, jobs: JobSender, reading: Reading): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('recognitions')
    .set({
      state: 'queued',
      failure: null,
      progress_percent: 0,
      attempts: 0,
      queued_at: reading.now,
      finished_at: null,
    })
    .where('administration_id', '=', reading.administrationId)
    .where('file_id', '=', reading.fileId)
    .where('state', '=', 'failed')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new ApiError('version_conflict')
  await queueTurn(db, jobs, reading.administrationId)
}
