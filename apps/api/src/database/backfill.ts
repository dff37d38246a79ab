import type { ClientBase, Pool } from 'pg'
import type { Backfill } from './migration-files.ts'

/** A connection as the owner of the tables, without a transaction. */
type Connection = Pick<ClientBase, 'query'>

/** Rows of one batch: a fraction of a second of work, so that who waits for one of its rows does not notice. */
const BATCH_ROWS = 1_000
/** Then whatever else waits has its turn. */
const BATCHES_AT_ONCE = 10

/**
 * Moves the next batch in a transaction of its own, and keeps in the same one how far it came: whoever goes on after a stop
 * or a crash begins there. Several servers take turns.
 *
 * @returns whether rows may be left.
 */
export async function moveBatch(connection: Connection, { name, sql }: Backfill, rows = BATCH_ROWS): Promise<boolean> {
  try {
    await connection.query("BEGIN; SET LOCAL lock_timeout = '5s'")
    await connection.query('INSERT INTO backfills (name) VALUES ($1) ON CONFLICT DO NOTHING', [name])
    const { rows: own } = await connection.query<{ last_key: string; is_finished: boolean }>(
      'SELECT last_key::text, finished_at IS NOT NULL AS is_finished FROM backfills WHERE name = $1 FOR UPDATE',
      [name],
    )
    const { last_key: lastKey = '0', is_finished: isFinished = false } = own[0] ?? {}
    const isLeft = !isFinished && (await moveAfter(lastKey))
    await connection.query('COMMIT')
    return isLeft
  } catch (error) {
    await connection.query('ROLLBACK')
    throw error
  }

  async function moveAfter(lastKey: string): Promise<boolean> {
    const { rows: answers } = await connection.query<{ last_key: string | null; moved: string }>(sql, [lastKey, rows])
    const [answer] = answers
    if (answer === undefined || answers.length > 1) throw new Error(`${name} answers one row: last_key and moved`)
    await connection.query(
      `UPDATE backfills SET last_key = coalesce($2, last_key), moved_rows = moved_rows + $3,
        finished_at = CASE WHEN $2::bigint IS NULL THEN now() END WHERE name = $1`,
      [name, answer.last_key, answer.moved],
    )
    return answer.last_key !== null
  }
}

/**
 * Goes through all rows once more and moves what is left, for a migration that needs them moved: servers of the version
 * before the backfill may have written some after it had come to its end.
 */
export async function finishBackfill(connection: Connection, backfill: Backfill): Promise<void> {
  await connection.query('UPDATE backfills SET last_key = 0, finished_at = NULL WHERE name = $1', [backfill.name])
  while (await moveBatch(connection, backfill)) continue
}

/**
 * Moves rows for a second or so, as a server does beside its other work.
 *
 * @returns whether rows may be left.
 */
export async function moveSome(pool: Pool, known: readonly Backfill[]): Promise<boolean> {
  const connection = await pool.connect()
  try {
    for (const backfill of await unfinishedBackfills(connection, known)) {
      for (let batch = 0; batch < BATCHES_AT_ONCE; batch += 1) {
        if (!(await moveBatch(connection, backfill))) break
        if (batch === BATCHES_AT_ONCE - 1) return true
      }
    }
    return false
  } finally {
    connection.release()
  }
}

/** Those that have not come to their end yet. */
async function unfinishedBackfills(connection: Connection, known: readonly Backfill[]): Promise<Backfill[]> {
  const { rows } = await connection.query<{ name: string }>('SELECT name FROM backfills WHERE finished_at IS NOT NULL')
  const finished = new Set(rows.map(({ name }) => name))
  return known.filter(({ name }) => !finished.has(name))
}
