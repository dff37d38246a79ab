import { dayLengthSeconds, timeOf } from '@klopt/bookkeeping/hours'
import { addMonths, formatDateLong, formatDuration } from '@klopt/validators'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { civilDate } from '../../kernel/clock.ts'
import { isOpenTo } from './hours-sql.ts'
import { assertWeekOpen } from './time-weeks.ts'
import type { TypedHours } from './typed-hours.ts'
import type { HoursOwner } from './whose-hours.ts'

/** What hours are written on: a project, and perhaps a task of it. */
export interface WorkedOn {
  readonly projectId: number
  readonly taskId: number | null
}

/**
 * Whether what is written on a project is billed when nobody says otherwise. Throws `not_found` for a project that somebody
 * may write no hours on, and `project_closed` for one that is closed or of which the task is.
 */
export async function assertOpenProject(
  db: Db,
  { administrationId, userId }: HoursOwner,
  { projectId, taskId }: WorkedOn,
): Promise<{ billable: boolean; mayBill: boolean }> {
  const { rows } = await sql<{
    closed: boolean
    billable: boolean
    task: { closed: boolean; billable: boolean } | null
  }>`
    SELECT p.closed_at IS NOT NULL AS closed, p.billable,
      (SELECT json_build_object('closed', t.closed_at IS NOT NULL, 'billable', t.billable) FROM project_tasks t
        WHERE t.administration_id = p.administration_id AND t.project_id = p.id AND t.id = ${taskId}) AS task
    FROM projects p
    WHERE p.administration_id = ${administrationId} AND p.id = ${projectId} AND ${isOpenTo(userId)}`.execute(db)
  const [project] = rows
  if (!project || (taskId !== null && project.task === null)) throw new ApiError('not_found')
  if (project.closed || project.task?.closed) throw new ApiError('project_closed')
  return { billable: project.billable && project.task?.billable !== false, mayBill: project.billable }
}

/**
 * Throws `week_not_open`, and `invalid_input` where a day lies too far ahead or would become longer than it is, or hours
 * would lie over others of the same person. The hours of `except` are about to be replaced.
 */
export async function assertFits(
  db: Db,
  owner: HoursOwner & { readonly now: Date },
  { day, seconds, startedAt, stoppedAt }: TypedHours,
  except: number | null = null,
): Promise<void> {
  assertNear(day, civilDate(owner.now))
  await assertWeekOpen(db, owner, day)
  const { rows } = await sql<{ seconds: number; started_at: Date | null; stopped_at: Date | null; name: string }>`
    SELECT e.seconds, e.started_at, e.stopped_at, p.name FROM time_entries e
    JOIN projects p ON p.administration_id = e.administration_id AND p.id = e.project_id
    WHERE e.administration_id = ${owner.administrationId} AND e.user_id = ${owner.userId} AND e.day = ${day}
      AND e.deleted_at IS NULL AND e.id IS DISTINCT FROM ${except}::bigint`.execute(db)
  const total = rows.reduce((sum, row) => sum + row.seconds, seconds)
  const length = dayLengthSeconds(day)
  if (total > length) {
    const text = `Deze dag heeft ${formatDuration(length)} uur, en zou op ${formatDuration(total)} komen`
    throw new ApiError('invalid_input', { fields: { seconds: text } })
  }
  if (startedAt === null || stoppedAt === null) return
  for (const other of rows) {
    if (other.started_at === null || other.stopped_at === null) continue
    if (other.started_at < stoppedAt && startedAt < other.stopped_at) {
      const when = `${timeOf(other.started_at)} – ${timeOf(other.stopped_at)}`
      throw new ApiError('invalid_input', { fields: { startTime: `Dit overlapt met ${when} (${other.name})` } })
    }
  }
}

const MONTHS_AHEAD = 12

/** Holidays are planned a year ahead; what lies further is a slip of the keys. Throws `invalid_input`. */
export function assertNear(day: string, today: string): void {
  const last = addMonths(today, MONTHS_AHEAD)
  if (day <= last) return
  const text = `Kies een dag tot en met ${formatDateLong(last)}: verder vooruit schrijf je geen uren`
  throw new ApiError('invalid_input', { fields: { day: text } })
}
