import type pg from 'pg'
import { meter } from '../system/telemetry.ts'
import { isUnreachable } from './connection-lost.ts'
import type { Db } from './db.ts'
import { assertHasAll, BehindError, NotOursError, positionNow, type Position } from './replica-position.ts'
import type { Scope } from './scope.ts'
import { withRead, type ReadOptions } from './transaction.ts'

/** How old what a replica shows may be of what others wrote; of who reads it has all. */
const OLDEST_MS = 1_000
/** For so long one that could not be reached, or is not what it should be, is left alone. */
const AWAY_MS = 30_000

/** Up to where the writes of whoever reads reach, as a `pg_lsn`; null when there are none of late, 'unknown' when nobody can say. */
export type Written = string | null

interface ReplicaOptions {
  /** Of the replica. */
  readonly pool: pg.Pool
  /** Of the database that is written. */
  readonly primary: pg.Pool
  readonly now: () => Date
  /** Told of what goes wrong with it; whoever reads does not notice. */
  readonly onError: (error: unknown) => void
}

/**
 * A copy of the database that follows it, for reads that weigh much. What it cannot answer, or not yet, is asked of the
 * database itself: whatever goes wrong with it, reads come out as without it.
 */
export class Replica {
  readonly #options: ReplicaOptions
  readonly #reads = meter().createCounter('klopt.replica.reads', {
    description: 'Reads that may come from the replica, by where they came from and why',
  })
  #awayUntil = 0
  #floor: { readonly at: number; readonly position: Promise<Position> } | null = null

  constructor(options: ReplicaOptions) {
    this.#options = options
  }

  /** Runs `work` in a read-only transaction; a second time, on the database itself, when the replica fails it. */
  async read<T>(scope: Scope, work: (db: Db) => Promise<T>, options: ReadOptions, written: Written): Promise<T> {
    const answer = await this.#tryReplica(scope, work, options, written)
    if (typeof answer === 'object') {
      this.#reads.add(1, { 'klopt.database': 'replica', 'klopt.reason': 'none' })
      return answer.result
    }
    this.#reads.add(1, { 'klopt.database': 'primary', 'klopt.reason': answer })
    return withRead(this.#options.primary, scope, work, options)
  }

  /** Up to where the database has been written: all that was committed before this was asked. */
  position(): Promise<Position> {
    return positionNow(this.#options.primary)
  }

  async #tryReplica<T>(
    scope: Scope,
    work: (db: Db) => Promise<T>,
    options: ReadOptions,
    written: Written,
  ): Promise<{ readonly result: T } | 'written' | 'away' | 'behind' | 'failed'> {
    if (written === 'unknown') return 'written'
    if (this.#now() < this.#awayUntil) return 'away'
    let isReached = false
    try {
      const floor = await this.#positionOfLate()
      const ready = (client: pg.PoolClient) => assertHasAll(client, floor, written).then(() => void (isReached = true))
      return { result: await withRead(this.#options.pool, scope, work, { ...options, ready }) }
    } catch (error) {
      if (error instanceof BehindError) return 'behind'
      // What a handler refuses, such as a page that is not there, is for the database itself to say: it may be there already.
      // It breaks connections off by itself, of reads that are in the way of what it has to replay.
      const isAway = !isReached && (isUnreachable(error) || error instanceof NotOursError)
      if (isAway) this.#awayUntil = this.#now() + AWAY_MS
      this.#options.onError(error)
      return isAway ? 'away' : 'failed'
    }
  }

  /** A position of the database of at most a second ago, by the clock of this server. */
  #positionOfLate(): Promise<Position> {
    const now = this.#now()
    // A clock that was put back would keep an old one for as long.
    if (this.#floor === null || Math.abs(now - this.#floor.at) >= OLDEST_MS) {
      const position = this.position()
      this.#floor = { at: now, position }
      position.catch(() => (this.#floor = null))
    }
    return this.#floor.position
  }

  #now(): number {
    return this.#options.now().getTime()
  }
}
