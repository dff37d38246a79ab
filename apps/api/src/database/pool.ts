import type pg from 'pg'
import { FairPool } from './fair-pool.ts'
import { keepNoPlans } from './kept-plans.ts'
import { sessionSettings } from './session-settings.ts'
import { typeParsers } from './type-parsers.ts'

export interface PoolOptions {
  /** As `startEmbeddedPostgres` answers, or `{ connectionString }`. */
  readonly connection: pg.ClientConfig
  readonly maxConnections?: number
  /**
   * The connection leads to a pooler such as PgBouncer that lends one for a transaction at a time: nothing may be left on
   * it, so no plans are kept, and what sessions start with is set on the role (`checkPooledSettings`).
   */
  readonly isPooled?: boolean
  /** How long a connection may take to be made; ten seconds when left out. */
  readonly connectTimeoutMs?: number
  /** How long an answer is waited for where the database says nothing at all; for ever when left out. */
  readonly answerTimeoutMs?: number
  /** An idle connection may break at any time; whoever owns the log hears of it. The pool makes another when needed. */
  readonly onError: (error: Error) => void
}

/**
 * The server's one pool, shared fairly by whoever `withShare` says. Its sessions run in UTC with ISO dates, which the type parsers rely on, and give up
 * on statements that hang. `pipeline` sends a transaction's opening together with its first statement.
 */
export function createPool({
  connection,
  maxConnections = 12,
  isPooled = false,
  connectTimeoutMs = 10_000,
  answerTimeoutMs,
  onError,
}: PoolOptions): pg.Pool {
  const pool = new FairPool({
    ...connection,
    max: maxConnections,
    pipeline: true,
    types: typeParsers,
    application_name: 'klopt',
    connectionTimeoutMillis: connectTimeoutMs,
    ...(answerTimeoutMs !== undefined && { query_timeout: answerTimeoutMs }),
    ...(!isPooled && { options: sessionOptions }),
  })
  if (isPooled) keepNoPlans(pool)
  pool.on('error', (error) => {
    // A pool that has ended forgets its connections before they are gone: PostgreSQL may still break one off.
    if (!pool.ending) onError(error)
  })
  // A connection that is in use may break too, between two statements. Whoever uses it hears of it with the next one;
  // unheard, the event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** What is asked of a replica is asked of the database itself when it takes longer. */
export const replicaPatience = { connectTimeoutMs: 2_000, answerTimeoutMs: 15_000 }

const sessionOptions = Object.entries(sessionSettings)
  .map(([name, { value }]) => `-c ${name}=${value}`)
  .join(' ')
