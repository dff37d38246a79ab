import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'

/** The first half of the keys that servers lock; any number will do, as long as nothing else locks two keys with it. */
const SERVER_LOCKS = 7_205_802

/** Shows the servers on one database which of them are there. */
export interface Presence {
  /**
   * The number of this server. From now on it counts as there, until it is disconnected from the database, however that
   * comes; then it gets another number.
   */
  show(): Promise<number>
  /** From now on it is not there; for when all of its work has stopped. */
  end(): Promise<void>
}

/** The numbers of the servers that are there. */
export const presentServers = sql<number>`
  SELECT objid::bigint FROM pg_locks
  WHERE locktype = 'advisory' AND classid = ${sql.lit(SERVER_LOCKS)} AND objsubid = 2 AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`

interface Shown {
  readonly serverId: number
  /** Closes the connection that holds the lock, unless it was closed or broke before. */
  readonly release: () => void
}

/** By a lock that the database gives up together with the connection, which is kept for it from the first `show` on. */
export function createPresence(pool: pg.Pool): Presence {
  let shown: Promise<Shown> | undefined

  const begin = async (): Promise<Shown> => {
    const client = await pool.connect()
    const serverId = randomInt(1, 2 ** 31)
    let isReleased = false
    const release = () => {
      if (isReleased) return
      isReleased = true
      shown = undefined
      client.release(true)
    }
    // A connection can break at any time, also while it is being closed; unheard, that would end the server.
    client.on('error', release)
    try {
      await lock(client, serverId)
    } catch (error) {
      release()
      throw error
    }
    return { serverId, release }
  }
  return {
    async show() {
      shown ??= begin()
      try {
        return (await shown).serverId
      } catch (error) {
        shown = undefined
        throw error
      }
    },
    async end() {
      const last = await shown?.catch(() => undefined)
      last?.release()
      shown = undefined
    },
  }
}

async function lock(client: pg.PoolClient, serverId: number): Promise<void> {
  // A machine that fell silent counts as gone within half a minute; without effect on a local socket.
  await client.query('SET tcp_keepalives_idle = 10')
  await client.query('SET tcp_keepalives_interval = 5')
  await client.query('SET tcp_keepalives_count = 3')
  await client.query('SELECT pg_advisory_lock($1, $2)', [SERVER_LOCKS, serverId])
}
