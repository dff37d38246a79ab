import { must } from '@klopt/bookkeeping/money'
import type { contract, ResponseOf, Timer } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { changeScope } from '../../database/transaction.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { recordAudit } from '../../kernel/audit.ts'
import { assertOpenProject, type WorkedOn } from '../hours/assert-writable.ts'
import { lockUser } from '../users/lock-user.ts'
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

/** A start as it was meant, perhaps some time ago. */
export interface TimerStart {
  readonly purpose: TimerPurpose | null
  readonly startedAt: Date
  /** Null while it runs. */
  readonly stoppedAt: Date | null
  /** What the browser that kept it calls it; null for one that was never kept. */
  readonly clientKey: string | null
}

/**
 * Starts a timer, for a project when that is known. A user has one running timer in all: one that runs, here or elsewhere,
 * stops as this one starts, with an audit row there. One that was kept by a browser ends where a later one began. Throws `not_found`
 * and `project_closed`.
 */
export async function startTimer(db: Db, owner: TimerOwner, start: TimerStart, now: Date): Promise<Started> {
  const { administrationId, userId } = owner
  const { purpose, startedAt, stoppedAt, clientKey } = start
  if (purpose !== null) await assertOpenProject(db, owner, purpose)
  // Two starts at once wait for each other here, so that the second stops the first. Each holds the key of its user already,
  // by the key of its press: a lock that wants that too would make them wait for each other for ever.
  await lockUser(db, userId)
  await changeScope(db, { kind: 'user', userId })
  const known = clientKey === null ? null : await knownStart(db, userId, clientKey)
  if (known !== null) return stopKnown(db, owner, known, { stoppedAt, now })
  // Who presses now means what they press, however long it waited for another press.
  const next = clientKey === null ? undefined : await runningAfter(db, userId, startedAt)
  const running = next ? [] : await stopRunning(db, { userId }, startedAt)
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
      started_at: startedAt,
      stopped_at: earliest(stoppedAt, next?.started_at ?? null),
      written_at: null,
      client_key: clientKey,
      ...columnsOf(purpose),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeTimerIfItCan(db, await timerById(db, administrationId, id), now)
  return { ...presentTimer(await timerById(db, administrationId, id), now), stoppedElsewhere }
}

/** In the scope of the user: the timer that a browser called so. */
async function knownStart(db: Db, userId: number, clientKey: string) {
  const row = await db
    .selectFrom('timers')
    .select(['id', 'administration_id'])
    .where('user_id', '=', userId)
    .where('client_key', '=', clientKey)
    .executeTakeFirst()
  return row ?? null
}

/** A start that came before: it may have been stopped since. */
async function stopKnown(
  db: Db,
  { userId }: TimerOwner,
  known: { readonly id: number; readonly administration_id: number },
  { stoppedAt, now }: { readonly stoppedAt: Date | null; readonly now: Date },
): Promise<Started> {
  const owner = { administrationId: known.administration_id, userId }
  await changeScope(db, { kind: 'administration', ...owner })
  if (stoppedAt !== null) await stopTimer(db, owner, known.id, { stoppedAt, now })
  return { ...presentTimer(await timerById(db, owner.administrationId, known.id), now), stoppedElsewhere: null }
}

/** In the scope of the user: what runs since after a moment, which a start of before does not end. */
async function runningAfter(db: Db, userId: number, startedAt: Date): Promise<{ started_at: Date } | undefined> {
  return db
    .selectFrom('timers')
    .select('started_at')
    .where('user_id', '=', userId)
    .where('stopped_at', 'is', null)
    .where('started_at', '>', startedAt)
    .executeTakeFirst()
}

function earliest(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}

const columnsOf = (purpose: TimerPurpose | null) => ({
  project_id: purpose?.projectId ?? null,
  task_id: purpose?.taskId ?? null,
  note: purpose?.note.trim() ?? '', // zero: nothing was said of it yet
})

/** Null for an administration that the user may no longer enter, such as a client that left the firm. */
async function placeOf(db: Db, administrationId: number): Promise<Started['stoppedElsewhere']> {
  const place = await db
    .selectFrom('companies')
    .select('company_name')
    .where('id', '=', administrationId)
    .executeTakeFirst()
  return place ? { administrationId, companyName: place.company_name } : null
}

/** Stops what runs as of a moment, here or, in the scope of the user, anywhere. */
export async function stopRunning(
  db: Db,
  { administrationId, userId }: { administrationId?: number; userId: number },
  at: Date,
): Promise<{ id: number; administration_id: number }[]> {
  return db
    .updateTable('timers')
    .set({ stopped_at: notBeforeStart(at) })
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
const notBeforeStart = (at: Date) => sql<Date>`greatest(started_at, ${at}::timestamptz)`

/** Stops a timer of the user, which becomes hours; `changed` is false when it stood still already. Throws `not_found`. */
export async function stopTimer(
  db: Db,
  owner: TimerOwner,
  timerId: number,
  { stoppedAt, now }: { readonly stoppedAt: Date; readonly now: Date },
): Promise<{ timer: Timer; changed: boolean }> {
  const { administrationId } = owner
  const row = await lockTimer(db, owner, timerId)
  if (row.stopped_at !== null)
    return { timer: presentTimer(await timerById(db, administrationId, timerId), now), changed: false }
  await db
    .updateTable('timers')
    .set({ stopped_at: notBeforeStart(stoppedAt) })
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
