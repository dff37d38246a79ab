import type pg from 'pg'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { Job } from '../kernel/job.ts'
import { JOBS_SCHEMA } from './prepare-queues.ts'

interface Work {
  readonly pool: pg.Pool
  readonly jobs: readonly Job[]
  run(this: void, job: Job, queued: JobWithMetadata): Promise<void>
}

/** One round over the queues in which something waits; whether there was anything to do. */
export async function drainOnce(boss: PgBoss, { pool, jobs, run }: Work): Promise<boolean> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT DISTINCT name FROM ${JOBS_SCHEMA}.job WHERE state IN ('created', 'retry')`,
  )
  const waiting = new Set(rows.map(({ name }) => name))
  let worked = false
  for (const job of jobs.filter(({ name }) => waiting.has(name))) {
    const fetched = await boss.fetch<object>(job.name, { batchSize: 100, includeMetadata: true })
    // In the order in which a worker comes to them.
    for (const queued of fetched.toSorted((a, b) => a.createdOn.getTime() - b.createdOn.getTime())) {
      worked = true
      try {
        await run(job, queued)
        await boss.complete(job.name, queued.id)
      } catch (error) {
        await boss.fail(job.name, queued.id, { message: String(error) })
        throw error
      }
    }
  }
  return worked
}
