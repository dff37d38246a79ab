import type { EventEmitter } from 'node:events'
import { onTimer, type Schedule } from './schedule.ts'

/** Of one process: two servers behind a balancer let in twice as much together. */
export interface TurnsLimits {
  /** Of everybody together. */
  readonly atOnce: number
  /** Of one key. */
  readonly perKey: number
  /** So many of `atOnce` are for keys that have none: a few who take all they may leave room for the next. */
  readonly reserved: number
  /** Whoever comes when so many of the same key wait already is refused. */
  readonly waitingPerKey: number
  /** Whoever has waited this long is refused. */
  readonly patienceMs: number
}

/** Too many wait for the same turn, or it did not come in time. Nothing was done. */
export class NoTurnError extends Error {}

interface Entry {
  /** What it counts against: a user, and a tenant where these have places too. It waits in the queue of the first. */
  readonly keys: readonly [string, ...string[]]
  readonly perKey: number
  readonly begin: () => void
  forgetPatience: () => void
}

/**
 * Places that are shared fairly: the keys that wait take turns, whoever of one key came first goes first, and nobody
 * has more places than one key may.
 */
export class Turns {
  readonly #limits: TurnsLimits
  readonly #schedule: Schedule
  readonly #inside = new Set<Entry>()
  readonly #takenBy = new Map<string, number>()
  /** In the order of whose turn it is. */
  readonly #queues = new Map<string, Set<Entry>>()

  constructor(limits: TurnsLimits, schedule: Schedule = onTimer) {
    this.#limits = limits
    this.#schedule = schedule
  }

  /** How many places are taken: of one key, or of all. */
  taken(key?: string): number {
    return key === undefined ? this.#inside.size : (this.#takenBy.get(key) ?? 0) // zero: who has no place is not in the list
  }

  /** How many of a key wait. */
  waiting(key: string): number {
    return this.#queues.get(key)?.size ?? 0 // zero: nobody of this key waits
  }

  /**
   * Calls `begin` when it is the turn of these keys, which may be now, or `refuse` with a NoTurnError. The function that
   * comes back gives the place to the next, or takes this one out of the queue; calling it again does nothing.
   */
  enter(
    keys: readonly [string, ...string[]],
    begin: () => void,
    refuse: (error: NoTurnError) => void,
    perKey = this.#limits.perKey,
  ): () => void {
    const entry: Entry = { keys, perKey, begin, forgetPatience: () => {} }
    const [queueKey] = keys
    const waiting = this.waiting(queueKey)
    if (waiting === 0 && this.#mayBegin(entry)) return this.#begin(entry)
    if (waiting >= this.#limits.waitingPerKey) {
      refuse(new NoTurnError(`${waiting} of ${queueKey} wait already`))
      return () => {}
    }
    entry.forgetPatience = this.#schedule(() => {
      if (this.#leaveQueue(entry)) refuse(new NoTurnError(`${queueKey} waited too long for its turn`))
    }, this.#limits.patienceMs)
    this.#queues.set(queueKey, (this.#queues.get(queueKey) ?? new Set()).add(entry))
    return () => void (this.#leaveQueue(entry) || this.#leavePlace(entry))
  }

  /** Does the work in its turn. Rejects with a NoTurnError when that does not come, or when `gone` closes before it. */
  async run<T>(keys: readonly [string, ...string[]], work: () => Promise<T>, gone?: EventEmitter): Promise<T> {
    const { promise: turn, resolve, reject } = Promise.withResolvers<void>()
    const leave = this.enter(keys, resolve, reject)
    const giveUp = (): void => reject(new NoTurnError('whoever waited went away'))
    gone?.once('close', giveUp)
    try {
      await turn
      gone?.off('close', giveUp)
      return await work()
    } finally {
      gone?.off('close', giveUp)
      leave()
    }
  }

  #mayBegin({ keys, perKey }: Entry): boolean {
    const free = this.#limits.atOnce - this.#inside.size
    if (free <= 0) return false
    const most = Math.max(...keys.map((key) => this.taken(key)))
    return most === 0 || (most < perKey && free > this.#limits.reserved)
  }

  #begin(entry: Entry): () => void {
    entry.forgetPatience()
    this.#inside.add(entry)
    for (const key of entry.keys) this.#takenBy.set(key, this.taken(key) + 1)
    entry.begin()
    return () => this.#leavePlace(entry)
  }

  #leaveQueue(entry: Entry): boolean {
    const [key] = entry.keys
    const queue = this.#queues.get(key)
    if (queue?.delete(entry) !== true) return false
    entry.forgetPatience()
    if (queue.size === 0) this.#queues.delete(key)
    return true
  }

  #leavePlace(entry: Entry): void {
    if (!this.#inside.delete(entry)) return
    for (const key of entry.keys) {
      const left = this.taken(key) - 1
      if (left === 0) this.#takenBy.delete(key)
      else this.#takenBy.set(key, left)
    }
    this.#admit()
  }

  /** A key that had its turn goes to the end of the line, where this same walk finds it again. */
  #admit(): void {
    for (const [key, queue] of this.#queues) {
      const [next] = queue
      if (next === undefined || !this.#mayBegin(next)) continue
      this.#leaveQueue(next)
      if (queue.size > 0) {
        this.#queues.delete(key)
        this.#queues.set(key, queue)
      }
      this.#begin(next)
    }
  }
}
