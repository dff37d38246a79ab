import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

/**
 * What stands on other invoices of the days of these entries: so much as it was worked, and so much as it was billed, by
 * the key of the day.
 */
export async function billedBefore(
  db: Db,
  administrationId: number,
  entries: readonly { readonly day: string; readonly projectId: number }[],
): Promise<Map<string, { rawSeconds: number; billedSeconds: number }>> {
  const days = [...new Set(entries.map(({ day }) => day))]
  const projectIds = [...new Set(entries.map(({ projectId }) => projectId))]
  const { rows } = await sql<{ key: string; raw: number; billed: number }>`
    SELECT concat_ws(' ', e.day, e.user_id, e.project_id) AS key, sum(e.seconds)::int8 AS raw,
      sum(g.billed_seconds)::int8 AS billed
    FROM time_entries e
    JOIN time_group_entries g ON g.administration_id = e.administration_id AND g.time_entry_id = e.id AND NOT g.released
    WHERE e.administration_id = ${administrationId} AND e.invoiced
      AND e.day = ANY (${days}::date[]) AND e.project_id = ANY (${projectIds}::bigint[])
    GROUP BY e.day, e.user_id, e.project_id`.execute(db)
  return new Map(rows.map(({ key, raw, billed }) => [key, { rawSeconds: raw, billedSeconds: billed }]))
}
