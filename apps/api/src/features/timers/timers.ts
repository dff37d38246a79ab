import { must } from '@klopt/bookkeeping/money'
import type { contract, ResponseOf, Timer } from '@klopt/api-client/contract'
import { sql, type Selectable } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { Schema } from '../../database/schema.ts'
import { changeScope } from '../../database/transaction.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { toTimestamp, toTimestampOrNull } from '../../kernel/clock.ts'
import { recordAudit } from '../../kernel/audit.ts'

type Row = Pick<Selectable<Schema['timers']>, 'id' | 'started_at' | 'stopped_at'>

const columns = ['id', 'started_at', 'stopped_at'] as const
/** The running one and what was stopped lately. */
const AT_MOST = 20

export interface TimerOwner {
  readonly administrationId: number
  readonly userId: number
}

/** A user's timers in an administration: the running one first, then the latest. */
export async function listTimers(db: Db, { administrationId, userId }: TimerOwner, now: Date): Promise<Timer[]> {
  const rows = await db
    .selectFrom('timers')
    .select(columns)
    .where('administration_id', '=', administrationId)
    .where('user_id', '=', userId)
    .orderBy('stopped_at', (order) => order.desc().nullsFirst())
    .orderBy('id', 'desc')
    .limit(AT_MOST)
    .execute()
  return rows.map((row) => present(row, now))
}

/** The user's one timer that runs, wherever that is; in the scope of the user. */
export async function runningTimer(db: Db, userId: number, now: Date): Promise<Timer | null> {
  const row = await db
    .selectFrom('timers')
    .select(columns)
    .where('user_id', '=', userId)
    .where('stopped_at', 'is', null)
    .executeTakeFirst()
  return row ? present(row, now) : null
}

type Started = ResponseOf<typeof contract.timers.start>

/** Starts a timer. A user has one running timer in all: one that runs, here or elsewhere, stops, with an audit row there. */
export async function startTimer(db: Db, owner: TimerOwner, now: Date): Promise<Started> {
  const { administrationId, userId } = owner
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
  const row = await db
    .insertInto('timers')
    .values({ administration_id: administrationId, user_id: userId, started_at: now, stopped_at: null })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return { ...present(row, now), stoppedElsewhere }
}

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

/** The row of the administration the timer ran in, which need not be the one of the request. */
async function noteStop(db: Db, owner: TimerOwner, timerId: number, now: Date): Promise<void> {
  await changeScope(db, { kind: 'administration', ...owner })
  await recordAudit(db, { ...owner, action: 'stop', entity: 'timer', entityId: timerId, details: {}, at: now })
}

/** Of two requests at once the one that came first may be the last to get the timer: it then stops as it starts. */
const notBeforeStart = (now: Date) => sql<Date>`greatest(started_at, ${now}::timestamptz)`

/** Stops a timer of the user; `changed` is false when it stood still already. Throws `not_found`. */
export async function stopTimer(
  db: Db,
  { administrationId, userId }: TimerOwner,
  timerId: number,
  now: Date,
): Promise<{ timer: Timer; changed: boolean }> {
  const row = await db
    .selectFrom('timers')
    .select(columns)
    .where('administration_id', '=', administrationId)
    .where('user_id', '=', userId)
    .where('id', '=', timerId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  if (row.stopped_at !== null) return { timer: present(row, now), changed: false }
  const stopped = await db
    .updateTable('timers')
    .set({ stopped_at: notBeforeStart(now) })
    .where('administration_id', '=', administrationId)
    .where('id', '=', timerId)
    .returning(columns)
    .executeTakeFirstOrThrow()
  return { timer: present(stopped, now), changed: true }
}

function present({ id, started_at, stopped_at }: Row, now: Date): Timer {
  const end = stopped_at ?? now
  return {
    id,
    started_timestamp: toTimestamp(started_at),
    duration_in_seconds: Math.max(0, toTimestamp(end) - toTimestamp(started_at)),
    stopped_timestamp: toTimestampOrNull(stopped_at),
  }
}
