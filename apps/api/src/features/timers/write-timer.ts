import { splitOverDays } from '@klopt/bookkeeping/hours'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { writeHours } from '../hours/write-entry.ts'
import { readTimers, type TimerRow } from './timer-rows.ts'

/**
 * Makes hours of a timer that has stopped, once; it needs a project. In the scope of its administration. Throws what
 * `writeHours` does, and writes nothing then.
 */
export async function writeTimer(db: Db, timer: TimerRow, now: Date): Promise<void> {
  if (timer.stopped_at === null || timer.project === null || timer.written_at !== null) return
  const { administration_id: administrationId, user_id: userId, project } = timer
  const author = { administrationId, userId, writtenBy: userId, now }
  const work = { projectId: project.id, taskId: project.task?.id ?? null, note: timer.note }
  await writeHours(db, author, work, splitOverDays(timer.started_at, timer.stopped_at))
  await db
    .updateTable('timers')
    .set({ written_at: now })
    .where('administration_id', '=', administrationId)
    .where('id', '=', timer.id)
    .execute()
}

/** The same for a timer that has just stopped, which it did whether or not its hours can be written: then it waits. */
export async function writeTimerIfItCan(db: Db, timer: TimerRow, now: Date): Promise<void> {
  try {
    await writeTimer(db, timer, now)
  } catch (error) {
    // A refusal of ours comes before anything is sent that could fail.
    if (!(error instanceof ApiError)) throw error
  }
}

/** A timer that was changed just now. */
export async function timerById(db: Db, administrationId: number, id: number): Promise<TimerRow> {
  const [row] = await readTimers(db, sql`t.administration_id = ${administrationId} AND t.id = ${id}`, 1)
  if (!row) throw new ApiError('not_found')
  return row
}
