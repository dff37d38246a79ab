import { sql } from 'kysely'
import type pg from 'pg'
import { openDb, type Db } from './db.ts'
import { AbortedError } from './errors.ts'
import { scopeSettings, scopeStatements, type Scope } from './scope.ts'

export interface ReadOptions {
  /** Reports that run several statements see one moment with 'repeatable read'. */
  readonly isolation?: 'read committed' | 'repeatable read'
}

/** Hands over a statement that was sent last and travels with the COMMIT; when it fails, nothing commits. */
export type WithCommit = (statement: Promise<unknown> | null) => void

type Work<T> = (db: Db, withCommit: WithCommit) => Promise<T>

/** Runs `work` in a transaction of the scope and commits it; anything thrown rolls it back. */
export function withTransaction<T>(pool: pg.Pool, scope: Scope, work: Work<T>): Promise<T> {
  return run(pool, `BEGIN; ${scopeStatements(scope)}`, work)
}

/** Runs `work` in a read-only transaction of the scope. */
export function withRead<T>(
  pool: pg.Pool,
  scope: Scope,
  work: Work<T>,
  { isolation = 'read committed' }: ReadOptions = {},
): Promise<T> {
  return run(pool, `BEGIN ISOLATION LEVEL ${isolation} READ ONLY; ${scopeStatements(scope)}`, work)
}

/** Moves the rest of a transaction to another scope, such as the administration it has just made. */
export async function changeScope(db: Db, scope: Scope): Promise<void> {
  await sql`SELECT ${sql.raw(scopeSettings(scope).join(', '))}`.execute(db)
}

async function run<T>(pool: pg.Pool, opening: string, work: Work<T>): Promise<T> {
  const client = await pool.connect()
  const { db, close } = openDb(client)
  // Not awaited: the opening and the first statement share a round trip. When the opening fails, the
  // transaction is aborted and the statements behind it fail too; none of them runs outside the scope.
  const sent: Promise<unknown>[] = [client.query(opening)]
  const withCommit: WithCommit = (statement) => {
    if (statement === null) return
    statement.catch(() => {})
    sent.push(statement)
  }
  sent[0]?.catch(() => {})
  let broken = true
  try {
    const result = await work(db, withCommit)
    close()
    const [{ command }] = await Promise.all([client.query('COMMIT'), ...sent])
    broken = false
    // PostgreSQL answers COMMIT of an aborted transaction with ROLLBACK.
    if (command !== 'COMMIT') throw new AbortedError()
    return result
  } catch (error) {
    close()
    if (broken) broken = !(await rollBack(client))
    // What failed first explains more than "current transaction is aborted".
    await Promise.all(sent)
    throw error
  } finally {
    client.release(broken)
  }
}

async function rollBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query('ROLLBACK')
    return true
  } catch {
    return false
  }
}
