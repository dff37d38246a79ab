import { moveSome } from '../../database/backfill.ts'
import { readBackfills } from '../../database/migration-files.ts'
import { withTransaction } from '../../database/transaction.ts'
import { defineJob, type Job } from '../../kernel/job.ts'

/**
 * Moves rows of large tables in batches while people work, from the start of the first server of a new version until none
 * is left. Each run moves some and queues the next, which lines up behind other work; a server that is ended goes on nowhere,
 * and the next begins where the last batch ended.
 */
export function createBackfillJob(name: string, folder?: string): Job {
  const job = defineJob<object>({
    name,
    atStart: true,
    takesTurns: true,
    async run({ services: { pool }, senderFor }) {
      if (!(await moveSome(pool, await readBackfills(folder)))) return
      await withTransaction(pool, { kind: 'job' }, (db) => senderFor(db).enqueue(job, {}, { turn: 'rows' }))
    },
  })
  return job
}

export const backfillJob = createBackfillJob('database.backfill')
