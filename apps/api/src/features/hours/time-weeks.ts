import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { addDays, weekday } from '@klopt/validators'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { nameOfUser } from './hours-sql.ts'
import { lockHours } from './lock-hours.ts'
import type { HoursOwner } from './whose-hours.ts'

type State = 'open' | 'submitted' | 'approved'

/** Throws `week_not_open` for a day in a week that was handed in or approved. */
export async function assertWeekOpen(db: Db, owner: HoursOwner, day: string): Promise<void> {
  if ((await stateOf(db, owner, mondayOf(day))) !== 'open') throw new ApiError('week_not_open')
}

/** Hands in a week. Throws `week_not_open` when that was done, and `invalid_input` for a day that is no Monday. */
export async function submitWeek(db: Db, owner: HoursOwner, monday: string, now: Date): Promise<State> {
  if (mondayOf(monday) !== monday)
    throw new ApiError('invalid_input', { fields: { monday: 'Een week begint op maandag' } })
  await lockHours(db, owner)
  if ((await stateOf(db, owner, monday)) !== 'open') throw new ApiError('week_not_open')
  const values = { state: 'submitted' as const, submitted_at: now, approved_at: null, approved_by: null }
  await db
    .insertInto('time_weeks')
    .values({ administration_id: owner.administrationId, user_id: owner.userId, monday, ...values })
    .onConflict((conflict) => conflict.columns(['administration_id', 'user_id', 'monday']).doUpdateSet(values))
    .execute()
  return 'submitted'
}

interface Change {
  readonly from: readonly State[]
  readonly to: State
  readonly approvedBy: number | null
  readonly now: Date
}

/** Takes a week back, approves it or opens it again. Throws `week_not_submitted` when it is in another state by now. */
export async function changeWeek(
  db: Db,
  owner: HoursOwner,
  monday: string,
  { from, to, approvedBy, now }: Change,
): Promise<State> {
  await lockHours(db, owner)
  const row = await db
    .updateTable('time_weeks')
    .set({ state: to, approved_at: approvedBy === null ? null : now, approved_by: approvedBy })
    .where('administration_id', '=', owner.administrationId)
    .where('user_id', '=', owner.userId)
    .where('monday', '=', monday)
    .where('state', 'in', [...from])
    .returning('state')
    .executeTakeFirst()
  if (!row) throw new ApiError('week_not_submitted')
  return row.state
}

const APPROVED_SHOWN = 20

/** Weeks that wait for approval, the oldest first, and behind them the last that were approved. */
export async function listWeeks(db: Db, administrationId: number): Promise<ResponseOf<typeof contract.hours.weeks>> {
  const { rows } = await sql<{
    user_id: number
    name: string
    monday: string
    state: State
    seconds: number
    submitted_at: number
    approved_by: string | null
  }>`
    SELECT w.user_id, ${nameOfUser} AS name, w.monday, w.state, extract(epoch FROM w.submitted_at)::int8 AS submitted_at,
      (SELECT trim(b.first_name || ' ' || b.last_name) FROM people b WHERE b.id = w.approved_by) AS approved_by,
      (SELECT coalesce(sum(e.seconds), 0)::int8 FROM time_entries e
        WHERE e.administration_id = w.administration_id AND e.user_id = w.user_id AND e.deleted_at IS NULL
          AND e.day BETWEEN w.monday AND w.monday + 6) AS seconds
    FROM (
      SELECT *, row_number() OVER (PARTITION BY state ORDER BY monday DESC) AS place FROM time_weeks
      WHERE administration_id = ${administrationId} AND state <> 'open'
    ) w
    JOIN people u ON u.id = w.user_id
    WHERE w.state = 'submitted' OR w.place <= ${APPROVED_SHOWN}
    ORDER BY w.state DESC, CASE WHEN w.state = 'submitted' THEN w.monday END, w.monday DESC, name`.execute(db)
  return rows.map(({ user_id: id, name, submitted_at, approved_by, ...week }) => ({
    ...week,
    user: { id, name },
    submittedAt: Math.floor(submitted_at),
    approvedBy: approved_by,
  }))
}

async function stateOf(db: Db, { administrationId, userId }: HoursOwner, monday: string): Promise<State> {
  const row = await db
    .selectFrom('time_weeks')
    .select('state')
    .where('administration_id', '=', administrationId)
    .where('user_id', '=', userId)
    .where('monday', '=', monday)
    .executeTakeFirst()
  return row?.state ?? 'open'
}

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, 1 - weekday(day))
