import { must } from '@klopt/bookkeeping/money'
import type { contract, ResponseOf, Timer } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { changeScope } from '../../database/transaction.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { recordAudit } from '../../kernel/audit.ts'
import { assertOpenProject, type WorkedOn } from '../hours/assert-writable.ts'
import { presentTimer, readTimers } from './timer-rows.ts'
import { timerById, writeTimer, writeTimerIfItCan } from './write-timer.ts'

/** The running one and what was stopped lately. */
const AT_MOST = 20

export interface TimerOwner {
  readonly administrationId: number
  readonly userId: number
}

/** What a timer is for. */
export interface TimerPurpose extends WorkedOn {
  readonly note: string
}

/** A user's timers in an administration: the running one first, then the latest. */
export async function listTimers(db: Db, { administrationId, userId }: TimerOwner, now: Date): Promise<Timer[]> {
  const where = sql`t.administration_id = ${administrationId} AND t.user_id = ${userId}`
  return (await readTimers(db, where, AT_MOST)).map((row) => presentTimer(row, now))
}

/** The user's one timer that runs, wherever that is; in the scope of the user, who sees no projects from there. */
export async function runningTimer(db: Db, userId: number, now: Date): Promise<Timer | null> {
  const [row] = await readTimers(db, sql`t.user_id = ${userId} AND t.stopped_at IS NULL`, 1)
  return row ? presentTimer(row, now) : null
}

type Started = ResponseOf<typeof contract.timers.start>

/**
 * Starts a timer, for a project when that is known. A user has one running timer in all: one that runs, here or elsewhere,
 * stops, with an audit row there. Throws `not_found` and `project_closed`.
 */
export async function startTimer(
  db: Db,
  owner: TimerOwner,
  now: Date,
  purpose: TimerPurpose | null = null,
): Promise<Started> {
  const { administrationId, userId } = owner
  if (purpose !== null) await assertOpenProject(db, owner, purpose)
  // Two starts at once wait for each other here, so that the second stops the first.
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  await changeScope(db, { kind: 'user', userId })
  const running = await stopRunning(db, { userId }, now)
  const elsewhere = running.find((timer) => timer.administration_id !== administrationId)
  const stoppedElsewhere = elsewhere ? await placeOf(db, elsewhere.administration_id) : null
  for (const stopped of running) {
    await noteStop(db, { administrationId: stopped.administration_id, userId }, stopped.id, now)
  }
  await changeScope(db, { kind: 'administration', administrationId, userId })
  const { id } = await db
    .insertInto('timers')
    .values({
      administration_id: administrationId,
      user_id: userId,
      started_at: now,
      stopped_at: null,
      written_at: null,
      ...columnsOf(purpose),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...presentTimer(await timerById(db, administrationId, id), now), stoppedElsewhere }
}

const columnsOf = (purpose: TimerPurpose | null) => ({
  project_id: purpose?.projectId ?? null,
  task_id: purpose?.taskId ?? null,
  note: purpose?.note.trim() ?? '', // zero: nothing was said of it yet
})

/** Null for an administration that the user may no longer enter, such as a client that left the firm. */
async function placeOf(db: Db, administrationId: number): Promise<Started['stoppedElsewhere']> {
  const place = await db
    .selectFrom('administrations')
    .select('company_name')
    .where('id', '=', administrationId)
    .executeTakeFirst()
  return place ? { administrationId, companyName: place.company_name } : null
}

/** Stops what runs, here or, in the scope of the user, anywhere. */
export async function stopRunning(
  db: Db,
  { administrationId, userId }: { administrationId?: number; userId: number },
  now: Date,
): Promise<{ id: number; administration_id: number }[]> {
  return db
    .updateTable('timers')
    .set({ stopped_at: notBeforeStart(now) })
    .where('user_id', '=', userId)
    .where('stopped_at', 'is', null)
    .$if(administrationId !== undefined, (query) =>
      query.where('administration_id', '=', must(administrationId, 'the administration')),
    )
    .returning(['id', 'administration_id'])
    .execute()
}

/** The hours and the row of the administration the timer ran in, which need not be the one of the request. */
async function noteStop(db: Db, owner: TimerOwner, timerId: number, now: Date): Promise<void> {
  await changeScope(db, { kind: 'administration', ...owner })
  await writeTimerIfItCan(db, await timerById(db, owner.administrationId, timerId), now)
  await recordAudit(db, { ...owner, action: 'stop', entity: 'timer', entityId: timerId, details: {}, at: now })
}

/** Of two requests at once the one that came first may be the last to get the timer: it then stops as it starts. */
const notBeforeStart = (now: Date) => sql<Date>`greatest(started_at, ${now}::timestamptz)`

/** Stops a timer of the user, which becomes hours; `changed` is false when it stood still already. Throws `not_found`. */
export async function stopTimer(
  db: Db,
  owner: TimerOwner,
  timerId: number,
  now: Date,
): Promise<{ timer: Timer; changed: boolean }> {
  const { administrationId } = owner
  const row = await lockTimer(db, owner, timerId)
  if (row.stopped_at !== null)
    return { timer: presentTimer(await timerById(db, administrationId, timerId), now), changed: false }
  await db
    .updateTable('timers')
    .set({ stopped_at: notBeforeStart(now) })
    .where('administration_id', '=', administrationId)
    .where('id', '=', timerId)
    .execute()
  await writeTimerIfItCan(db, await timerById(db, administrationId, timerId), now)
  return { timer: presentTimer(await timerById(db, administrationId, timerId), now), changed: true }
}

/**
 * Says what a timer is for; one that has stopped becomes hours. Throws `timer_written` when it did before, and what writing
 * hours throws.
 */
export async function assignTimer(
  db: Db,
  owner: TimerOwner,
  timerId: number,
  { purpose, now }: { readonly purpose: TimerPurpose; readonly now: Date },
): Promise<Timer> {
  const row = await lockTimer(db, owner, timerId)
  if (row.written_at !== null) throw new ApiError('timer_written')
  await assertOpenProject(db, owner, purpose)
  await db
    .updateTable('timers')
    .set(columnsOf(purpose))
    .where('administration_id', '=', owner.administrationId)
    .where('id', '=', timerId)
    .execute()
  await writeTimer(db, await timerById(db, owner.administrationId, timerId), now)
  return presentTimer(await timerById(db, owner.administrationId, timerId), now)
}

/** Lets go of a timer that has stopped and became no hours: it counts as done with. Throws `timer_written`. */
export async function discardTimer(db: Db, owner: TimerOwner, timerId: number, now: Date): Promise<void> {
  const row = await lockTimer(db, owner, timerId)
  if (row.written_at !== null || row.stopped_at === null) throw new ApiError('timer_written')
  await db
    .updateTable('timers')
    .set({ written_at: now })
    .where('administration_id', '=', owner.administrationId)
    .where('id', '=', timerId)
    .execute()
}

async function lockTimer(db: Db, { administrationId, userId }: TimerOwner, timerId: number) {
  const row = await db
    .selectFrom('timers')
    .select(['stopped_at', 'written_at'])
    .where('administration_id', '=', administrationId)
    .where('user_id', '=', userId)
    .where('id', '=', timerId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  return row
}
