import type { ResponseOf, support } from '@klopt/api-client/contract'
import type pg from 'pg'
import type { Db } from '../../database/db.ts'
import { withTransaction } from '../../database/transaction.ts'
import { toTimestamp, toTimestampOrNull } from '../../kernel/clock.ts'
import { audit } from './audit.ts'

const MOST = 200

/** Whether the user of this session has given this operator leave to look, and nobody has ended that. */
export async function mayLook(db: Db, screenShareId: number, operatorId: number): Promise<boolean> {
  const open = await db
    .selectFrom('screen_share_looks')
    .select('id')
    .where('screen_share_id', '=', screenShareId)
    .where('operator_id', '=', operatorId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return open !== undefined
}

/**
 * The user's answer to an operator who asks to look: leave begins a row of who looked, a refusal takes the session from
 * the operator. False when the session is not this operator's any more.
 */
export function answerOperator(
  pool: pg.Pool,
  {
    screenShareId,
    operatorId,
    allowed,
    now,
  }: { screenShareId: number; operatorId: number; allowed: boolean; now: Date },
): Promise<boolean> {
  return withTransaction(pool, { kind: 'system' }, async (db) => {
    const session = await db
      .selectFrom('screen_shares')
      .select(['id', 'user_id as userId', 'administration_id as administrationId', 'operator_id as operatorId'])
      .where('id', '=', screenShareId)
      .where('operator_id', '=', operatorId)
      .where('stopped_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (session === undefined) return false
    if (allowed) {
      const { userId } = session
      await db
        .insertInto('screen_share_looks')
        .values({ screen_share_id: screenShareId, user_id: userId, operator_id: operatorId, started_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    } else {
      await db
        .updateTable('screen_shares')
        .set({ operator_id: null, joined_at: null })
        .where('id', '=', screenShareId)
        .execute()
      await endLooks(db, [screenShareId], now)
    }
    await audit(db, allowed ? 'allow' : 'refuse', session, session.userId, now)
    return true
  })
}

/** Nobody looks at these screens any more. */
export async function endLooks(db: Db, screenShareIds: readonly number[], now: Date): Promise<void> {
  await db
    .updateTable('screen_share_looks')
    .set((row) => ({ ended_at: row.fn<Date>('greatest', [row.ref('started_at'), row.val(now)]) }))
    .where('screen_share_id', 'in', screenShareIds)
    .where('ended_at', 'is', null)
    .execute()
}

/** Who looked at the screen of the user, the last first. */
export async function listLooks(db: Db, userId: number): Promise<ResponseOf<typeof support.screenShareLooks>> {
  const rows = await db
    .selectFrom('screen_share_looks as l')
    .innerJoin('people as o', 'o.id', 'l.operator_id')
    .select(['l.id', 'o.first_name', 'o.last_name', 'l.started_at', 'l.ended_at'])
    .where('l.user_id', '=', userId)
    .orderBy('l.started_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(MOST)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    operatorName: `${row.first_name} ${row.last_name}`,
    startedAt: toTimestamp(row.started_at),
    endedAt: toTimestampOrNull(row.ended_at),
  }))
}
