import type pg from 'pg'

/** How the jobs of a name stand. */
export interface QueuedJobs {
  readonly name: string
  readonly waiting: number
  readonly active: number
  readonly failed: number
  readonly waitingSince: Date | null
  readonly lastFailure: string | null
}

/** What waits, runs or failed in the last day, by name; those of which there is nothing to tell are left out. */
export async function queuedJobs(pool: pg.Pool): Promise<QueuedJobs[]> {
  const { rows } = await pool.query<QueuedJobs>(`
    SELECT name,
      count(*) FILTER (WHERE state IN ('created', 'retry')) AS waiting,
      count(*) FILTER (WHERE state = 'active') AS active,
      count(*) FILTER (WHERE state = 'failed') AS failed,
      min(start_after) FILTER (WHERE state IN ('created', 'retry') AND start_after <= now()) AS "waitingSince",
      (array_agg(output ->> 'message' ORDER BY completed_on DESC) FILTER (WHERE state = 'failed'))[1] AS "lastFailure"
    FROM jobs.job
    WHERE state IN ('created', 'retry', 'active') OR (state = 'failed' AND completed_on > now() - interval '1 day')
    GROUP BY name ORDER BY name`)
  return rows
}

/** Has the jobs of a name that failed in the last day run once more, now; answers how many. */
export async function retryFailedJobs(pool: pg.Pool, name: string): Promise<number> {
  const { rowCount } = await pool.query(
    `UPDATE jobs.job SET state = 'retry', retry_limit = retry_limit + 1, start_after = now(), completed_on = NULL
    WHERE name = $1 AND state = 'failed' AND completed_on > now() - interval '1 day'`,
    [name],
  )
  return rowCount ?? 0 // zero: a statement that tells no count changed nothing
}
