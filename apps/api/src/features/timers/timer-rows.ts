import type { Timer } from '@klopt/api-client/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../database/db.ts'
import { toTimestamp, toTimestampOrNull } from '../../kernel/clock.ts'
import { purposeOfTimer } from '../hours/hours-sql.ts'

export interface TimerRow {
  readonly id: number
  readonly administration_id: number
  readonly user_id: number
  readonly started_at: Date
  readonly stopped_at: Date | null
  readonly written_at: Date | null
  readonly note: string
  readonly project: Timer['project']
}

/** Timers with what they are for: the running one first, then the latest. */
export async function readTimers(db: Db, where: RawBuilder<unknown>, atMost: number): Promise<TimerRow[]> {
  const { rows } = await sql<TimerRow>`
    SELECT t.id, t.administration_id, t.user_id, t.started_at, t.stopped_at, t.written_at, t.note,
      ${purposeOfTimer.select} AS project
    FROM timers t
    ${purposeOfTimer.join}
    WHERE ${where}
    ORDER BY t.stopped_at DESC NULLS FIRST, t.id DESC
    LIMIT ${atMost}`.execute(db)
  return rows
}

/** A timer as the wire has it. */
export function presentTimer(row: TimerRow, now: Date): Timer {
  const end = row.stopped_at ?? now
  return {
    id: row.id,
    started_timestamp: toTimestamp(row.started_at),
    duration_in_seconds: Math.max(0, toTimestamp(end) - toTimestamp(row.started_at)),
    stopped_timestamp: toTimestampOrNull(row.stopped_at),
    project: row.project,
    note: row.note,
    written: row.written_at !== null,
  }
}
