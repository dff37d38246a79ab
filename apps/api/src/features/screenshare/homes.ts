import { sql } from 'kysely'
import type pg from 'pg'
import { withTransaction } from '../../database/transaction.ts'
import { presentServers } from '../../kernel/presence.ts'

/** A server by the number under which it is there, and where others reach it. */
export interface Home {
  readonly serverId: number
  /** Host and port. */
  readonly address: string
}

/**
 * The server where the screens of a user are shared: the one that has them, while it is there; else `here`, from now on.
 * Of two servers that ask at once both are answered the same one.
 */
export function homeOf(pool: pg.Pool, userId: number, here: Home): Promise<Home> {
  return withTransaction(pool, { kind: 'system' }, async (db) => {
    await db
      .insertInto('screen_share_homes')
      .values({ user_id: userId, server_id: here.serverId, address: here.address })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ server_id: here.serverId, address: here.address })
          .where(sql<boolean>`screen_share_homes.server_id NOT IN (${presentServers})`),
      )
      .execute()
    return db
      .selectFrom('screen_share_homes')
      .select(['server_id as serverId', 'address'])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
  })
}

/** The screens of a user move here from a server that cannot be reached; of several that find out the first has them. */
export function moveHome(pool: pg.Pool, userId: number, from: Home, here: Home): Promise<void> {
  return withTransaction(pool, { kind: 'system' }, async (db) => {
    await db
      .updateTable('screen_share_homes')
      .set({ server_id: here.serverId, address: here.address })
      .where('user_id', '=', userId)
      .where('server_id', '=', from.serverId)
      .execute()
  })
}

/** Which of these users have their screens at another server by now. */
export function whoMoved(pool: pg.Pool, userIds: readonly number[], { serverId }: Home): Promise<readonly number[]> {
  return withTransaction(pool, { kind: 'system' }, async (db) => {
    if (userIds.length === 0) return []
    const query = db
      .selectFrom('screen_share_homes')
      .select('user_id')
      .where('user_id', 'in', userIds)
      .where('server_id', '<>', serverId)
    return (await query.execute()).map((row) => row.user_id)
  })
}

/** Whose screen this is; null for one that does not exist. */
export function sharerOf(pool: pg.Pool, screenShareId: number): Promise<number | null> {
  return withTransaction(pool, { kind: 'system' }, async (db) => {
    const query = db.selectFrom('screen_shares').select('user_id').where('id', '=', screenShareId)
    return (await query.executeTakeFirst())?.user_id ?? null
  })
}
