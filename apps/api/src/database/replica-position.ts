import type pg from 'pg'

/** Up to where a database was written: a place in its log, and of which log. */
export interface Position {
  /** As PostgreSQL writes a `pg_lsn`. */
  readonly lsn: string
  /** Tells databases apart, not copies of one. */
  readonly system: string
}

/** As PostgreSQL writes a position in its log. */
export const LSN = /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/

/** The replica has not everything yet that has to be in the answer. */
export class BehindError extends Error {}

/** What is at the address of the replica is no replica, or one of another database. */
export class NotOursError extends Error {}

/** So long a replica has to say how far it is. */
const PATIENCE_MS = 1_000

/** The position behind all that is committed. */
export async function positionNow(pool: pg.Pool): Promise<Position> {
  const { rows } = await pool.query<Position>(
    'SELECT pg_current_wal_insert_lsn()::text AS lsn, system_identifier::text AS system FROM pg_control_system()',
  )
  const position = rows[0]
  if (position === undefined) throw new Error('the database did not say how far it is')
  return position
}

const REPLICA_STATE = `SELECT pg_is_in_recovery() AS is_replica, system_identifier::text = $3 AS is_same,
  pg_last_wal_replay_lsn() >= greatest($1::pg_lsn, $2::pg_lsn) AS has_all FROM pg_control_system()`

interface ReplicaState {
  readonly is_replica: boolean
  readonly is_same: boolean
  readonly has_all: boolean | null
}

/**
 * Throws unless the replica behind this connection follows that database and has both positions. Asked before its transaction
 * begins: what a transaction sees is settled with its first statement.
 */
export async function assertHasAll(client: pg.PoolClient, floor: Position, written: string | null): Promise<void> {
  const question = { text: REPLICA_STATE, values: [floor.lsn, written, floor.system], query_timeout: PATIENCE_MS }
  const answer = await client.query<ReplicaState>(question).catch((cause: unknown) => {
    throw new NotOursError('the replica does not say how far it is', { cause })
  })
  const state = answer.rows[0]
  if (state === undefined || !state.is_replica || !state.is_same)
    throw new NotOursError('what DATABASE_REPLICA_URL leads to is no replica of this database')
  // The position of a browser may be of before the database was put back from a copy; then it waits for its end.
  if (state.has_all !== true) throw new BehindError()
}
