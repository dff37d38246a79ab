import { sql, type Compilable } from 'kysely'
import type pg from 'pg'
import { ConnectionLostError, isUnreachable } from './connection-lost.ts'
import { openDb, type Db } from './db.ts'
import { AbortedError } from './errors.ts'
import { isOutdatedPlan, mayKeepPlans } from './kept-plans.ts'
import { sendTogether } from './send-together.ts'
import { scopeSettings, scopeStatements, type Scope } from './scope.ts'

export interface TransactionOptions {
  /** How long it waits for a lock before it fails with 55P03; the session's own when left out. */
  readonly lockTimeoutMs?: number | undefined
}

export interface ReadOptions extends TransactionOptions {
  /** Reports that run several statements see one moment with 'repeatable read'. */
  readonly isolation?: 'read committed' | 'repeatable read'
  /**
   * Each connection keeps its statements parsed and planned, which is half of what a small read costs. For reads that
   * are asked often and whose texts are few and always the same: what is kept is never dropped.
   */
  readonly keepsPlans?: boolean
  /** Asked of the connection before the transaction begins; when it rejects, nothing is read. */
  readonly ready?: (client: pg.PoolClient) => Promise<void>
}

/** Hands over a statement to send with the COMMIT, in one round trip; when it fails, nothing commits. */
export type WithCommit = (statement: Compilable) => void

type Work<T> = (db: Db, withCommit: WithCommit) => Promise<T>

/** Runs `work` in a transaction of the scope and commits it; anything thrown rolls it back. */
export function withTransaction<T>(
  pool: pg.Pool,
  scope: Scope,
  work: Work<T>,
  { lockTimeoutMs }: TransactionOptions = {},
): Promise<T> {
  return run(pool, `BEGIN; ${lockTimeout(lockTimeoutMs)}${scopeStatements(scope)}`, work)
}

/** Runs `work` in a read-only transaction of the scope; again without kept plans when these have become outdated. */
export async function withRead<T>(
  pool: pg.Pool,
  scope: Scope,
  work: Work<T>,
  { isolation = 'read committed', lockTimeoutMs, keepsPlans = false, ready }: ReadOptions = {},
): Promise<T> {
  const opening = `BEGIN ISOLATION LEVEL ${isolation} READ ONLY; ${lockTimeout(lockTimeoutMs)}${scopeStatements(scope)}`
  try {
    return await run(pool, opening, work, { changesNothing: true, keepsPlans, ready })
  } catch (error) {
    if (!isOutdatedPlan(error)) throw error
    return run(pool, opening, work, { changesNothing: true, ready })
  }
}

function lockTimeout(timeoutMs: number | undefined): string {
  return timeoutMs === undefined ? '' : `SET LOCAL lock_timeout = ${Math.round(timeoutMs)}; `
}

/** Moves the rest of a transaction to another scope, such as the administration it has just made. */
export async function changeScope(db: Db, scope: Scope): Promise<void> {
  await sql`SELECT ${sql.raw(scopeSettings(scope).join(', '))}`.execute(db)
}

interface Running extends Pick<ReadOptions, 'keepsPlans'> {
  readonly changesNothing?: boolean
  readonly ready?: ReadOptions['ready'] | undefined
}

async function run<T>(
  pool: pg.Pool,
  opening: string,
  work: Work<T>,
  { changesNothing = false, keepsPlans = false, ready }: Running = {},
): Promise<T> {
  const commit = { isSent: false }
  try {
    return await runOnce(pool, { opening, changesNothing, keepsPlans, ready }, work, commit)
  } catch (error) {
    throw isUnreachable(error) ? new ConnectionLostError(error, changesNothing || !commit.isSent) : error
  }
}

interface Opening {
  readonly opening: string
  readonly changesNothing: boolean
  readonly keepsPlans: boolean
  readonly ready: ReadOptions['ready'] | undefined
}

async function connect(pool: pg.Pool, ready: Opening['ready']): Promise<pg.PoolClient> {
  const client = await pool.connect()
  try {
    await ready?.(client)
    return client
  } catch (error) {
    client.release(true)
    throw error
  }
}

async function runOnce<T>(
  pool: pg.Pool,
  { opening, changesNothing, keepsPlans, ready }: Opening,
  work: Work<T>,
  commit: { isSent: boolean },
): Promise<T> {
  const client = await connect(pool, ready)
  let isDead = false
  const onDeath = () => (isDead = true)
  client.on('error', onDeath)
  const letGo = (isBroken: boolean) => {
    client.off('error', onDeath)
    client.release(isBroken)
  }
  const { db, close, hasFailed } = openDb(client, keepsPlans && mayKeepPlans(pool))
  // Not awaited: the opening and the first statement share a round trip. When the opening fails, the
  // transaction is aborted and the statements behind it fail too; none of them runs outside the scope.
  sendTogether(client)
  const opened = client.query(opening)
  opened.catch(() => {})
  const last: Compilable[] = []
  let broken = true
  let isEnding = false
  try {
    const result = await work(db, (statement) => last.push(statement))
    close()
    // Not by the client's status: that of a failed statement comes behind its error, at times in another packet.
    if (changesNothing && last.length === 0 && !hasFailed()) {
      isEnding = true
      endRead(client, letGo)
      return result
    }
    commit.isSent = !isDead
    const { command } = await sendWithCommit(client, last)
    broken = false
    // PostgreSQL answers COMMIT of an aborted transaction with ROLLBACK.
    if (command !== 'COMMIT') throw new AbortedError()
    return result
  } catch (error) {
    close()
    if (broken) broken = !(await rollBack(client)) || isOutdatedPlan(error)
    // What failed first explains more than "current transaction is aborted".
    await opened
    throw error
  } finally {
    if (!isEnding) letGo(broken)
  }
}

/** Nothing depends on how a read ends: whoever asked has their answer meanwhile. */
function endRead(client: pg.PoolClient, letGo: (isBroken: boolean) => void): void {
  client.query('COMMIT').then(
    () => letGo(false),
    () => letGo(true),
  )
}

/** All are on their way before anything is awaited, so that nothing can end up behind the COMMIT. */
async function sendWithCommit(client: pg.PoolClient, statements: readonly Compilable[]): Promise<pg.QueryResult> {
  const sent = statements.map((statement) => {
    const { sql: text, parameters } = statement.compile()
    return client.query(text, [...parameters])
  })
  const commit = client.query('COMMIT')
  await Promise.all([...sent, commit])
  return commit
}

async function rollBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query('ROLLBACK')
    return true
  } catch {
    return false
  }
}
