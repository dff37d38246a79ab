import type { TimeEntry } from '@klopt/api-client/contract'
import { timeOf } from '@klopt/bookkeeping/hours'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../database/db.ts'

type Row = Omit<TimeEntry, 'startTime' | 'endTime'> & { started_at: Date | null; stopped_at: Date | null }

/** Entries with their project, customer and task, by day and in the order they were worked or written. */
export async function readEntries(db: Db, where: RawBuilder<unknown>): Promise<TimeEntry[]> {
  const { rows } = await sql<Row>`
    SELECT e.id, e.user_id AS "userId", e.day, e.project_id AS "projectId", p.name AS "projectName",
      c.name AS "contactName", p.colour, e.task_id AS "taskId", t.name AS "taskName", e.seconds, e.started_at, e.stopped_at,
      e.note, e.billable, e.invoiced, e.version
    FROM time_entries e
    JOIN projects p ON p.administration_id = e.administration_id AND p.id = e.project_id
    LEFT JOIN contact_names c ON c.administration_id = p.administration_id AND c.id = p.contact_id
    LEFT JOIN project_tasks t ON t.administration_id = e.administration_id AND t.id = e.task_id
    WHERE e.deleted_at IS NULL AND ${where}
    ORDER BY e.day, e.started_at NULLS LAST, e.id`.execute(db)
  return rows.map(({ started_at: startedAt, stopped_at: stoppedAt, ...row }) => ({
    ...row,
    startTime: startedAt && timeOf(startedAt),
    endTime: stoppedAt && timeOf(stoppedAt),
  }))
}
