import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { Job } from '../kernel/job.ts'

/** Where pg-boss keeps its tables. */
export const JOBS_SCHEMA = 'jobs'
/** How long a job that is done is remembered, and with it the key that makes it unique. */
const REMEMBERED_SECONDS = 60 * 24 * 3600

/** Makes the queues that are not there yet. */
export async function prepareQueues(boss: PgBoss, pool: pg.Pool, jobs: readonly Job[]): Promise<void> {
  const made = new Set((await boss.getQueues()).map(({ name }) => name))
  for (const { name, takesTurns } of jobs.filter((job) => !made.has(job.name))) {
    await boss.createQueue(name, {
      ...(takesTurns === true && { policy: 'short' }),
      retryBackoff: true,
      retryDelay: 10,
      retryDelayMax: 3_600,
      deleteAfterSeconds: REMEMBERED_SECONDS,
      retentionSeconds: REMEMBERED_SECONDS,
    })
  }
  // Enqueuing happens inside the application's transactions; working on jobs does not.
  await pool.query(`
    GRANT USAGE ON SCHEMA ${JOBS_SCHEMA} TO klopt_app;
    GRANT SELECT ON ${JOBS_SCHEMA}.queue TO klopt_app;
    GRANT INSERT, SELECT (id) ON ${JOBS_SCHEMA}.job, ${JOBS_SCHEMA}.job_common TO klopt_app;
    GRANT EXECUTE ON FUNCTION ${JOBS_SCHEMA}.job_now() TO klopt_app`)
}

/** Makes the tables of pg-boss, so that every copy of a database has them. */
export async function prepareJobTables(pool: pg.Pool): Promise<void> {
  const boss = new PgBoss({
    schema: JOBS_SCHEMA,
    db: { executeSql: (text, values) => pool.query(text, values) },
    schedule: false,
    supervise: false,
  })
  await boss.start()
  await boss.stop({ graceful: false, close: false })
}
