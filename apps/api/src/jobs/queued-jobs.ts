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
