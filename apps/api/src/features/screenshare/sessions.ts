import type pg from 'pg'
import type { Db } from '../../database/db.ts'
import { withTransaction } from '../../database/transaction.ts'
import { hashToken } from '../../security/tokens.ts'
import { audit, type SharedScreen } from './audit.ts'
import { endLooks, mayLook } from './looks.ts'
import { silenceMs } from './timings.ts'

const columns = [
  'id',
  'user_id as userId',
  'administration_id as administrationId',
  'operator_id as operatorId',
] as const

/** The sessions that go on: neither ended nor silent for too long. */
function openSessions(db: Db, now: Date) {
  return db
    .selectFrom('screen_shares')
    .where('stopped_at', 'is', null)
    .where('last_seen_at', '>', new Date(now.getTime() - silenceMs))
}

/** The open session of a key, for nobody but the user it is of; seen just now from then on. */
export function resumeSession(pool: pg.Pool, keyHash: Buffer, userId: number, now: Date): Promise<SharedScreen | null> {
  return withTransaction(pool, { kind: 'system' }, async (db) => {
    const found = await openSessions(db, now)
      .select(columns)
      .where('key_hash', '=', keyHash)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (found === undefined) return null
    await db
      .updateTable('screen_shares')
      .set({ last_seen_at: now, away_since: null })
      .where('id', '=', found.id)
      .execute()
    return found
  })
}

/** The open session that this operator helps in, and whether they may look; null when it ended or a colleague took over. */
export function sessionOfOperator(
  pool: pg.Pool,
  id: number,
  operatorId: number,
  now: Date,
): Promise<(SharedScreen & { readonly isAllowed: boolean }) | null> {
  return withTransaction(pool, { kind: 'system' }, async (db) => {
    const query = openSessions(db, now).select(columns).where('id', '=', id).where('operator_id', '=', operatorId)
    const found = await query.forUpdate().executeTakeFirst()
    return found === undefined ? null : { ...found, isAllowed: await mayLook(db, id, operatorId) }
  })
}

/** Notes that the users of these sessions are still there; answers which of them are open. */
export async function noteAlive(pool: pg.Pool, ids: readonly number[], now: Date): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const open = await withTransaction(pool, { kind: 'system' }, (db) =>
    db
      .updateTable('screen_shares')
      .set({ last_seen_at: now })
      .where('id', 'in', ids)
      .where('stopped_at', 'is', null)
      .returning('id')
      .execute(),
  )
  return new Set(open.map(({ id }) => id))
}

interface Release {
  readonly id: number
  readonly operatorId: number
  /** Only while this ticket was not used; without one only when none waits to be used, at whatever server. */
  readonly unusedTicket?: string
  readonly now: Date
}

/** The operator does not look any more: the user waits again. */
export function releaseSession(pool: pg.Pool, { id, operatorId, unusedTicket, now }: Release): Promise<void> {
  return withTransaction(pool, { kind: 'system' }, async (db) => {
    const released = await db
      .updateTable('screen_shares')
      .set({ operator_id: null, joined_at: null, ticket_hash: null, ticket_expires_at: null })
      .where('id', '=', id)
      .where('operator_id', '=', operatorId)
      .where('stopped_at', 'is', null)
      .where((row) =>
        unusedTicket === undefined
          ? row.or([row('ticket_expires_at', 'is', null), row('ticket_expires_at', '<=', now)])
          : row('ticket_hash', '=', hashToken(unusedTicket)),
      )
      .returning(columns)
      .executeTakeFirst()
    if (!released) return
    await endLooks(db, [id], now)
    await audit(db, 'leave', released, operatorId, now)
  })
}

/** Ends a session, by its user or its operator; what had ended stays as it was. */
export function stopSession(pool: pg.Pool, id: number, stoppedBy: number, now: Date): Promise<void> {
  return withTransaction(pool, { kind: 'system' }, async (db) => {
    const stopped = await db
      .updateTable('screen_shares')
      .set({ stopped_at: now })
      .where('id', '=', id)
      .where('stopped_at', 'is', null)
      .returning(columns)
      .executeTakeFirst()
    if (!stopped) return
    await endLooks(db, [id], now)
    await audit(db, 'stop', stopped, stoppedBy, now)
  })
}

/** Ends what was silent for too long. */
export async function stopSilentSessions(db: Db, now: Date): Promise<void> {
  const stopped = await db
    .updateTable('screen_shares')
    .set((row) => ({ stopped_at: row.ref('last_seen_at') }))
    .where('stopped_at', 'is', null)
    .where('last_seen_at', '<=', new Date(now.getTime() - silenceMs))
    .returning([...columns, 'last_seen_at as lastSeenAt'])
    .execute()
  for (const session of stopped) {
    await endLooks(db, [session.id], session.lastSeenAt)
    await audit(db, 'stop', session, null, now)
  }
}

/** Notes that nobody is left at the user's side: the session is offered to nobody until they are back. */
export function noteAway(pool: pg.Pool, id: number, now: Date): Promise<void> {
  return withTransaction(pool, { kind: 'system' }, async (db) => {
    await db.updateTable('screen_shares').set({ away_since: now }).where('id', '=', id).execute()
  })
}
