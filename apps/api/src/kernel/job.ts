import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../database/db.ts'
import type { Services } from './services.ts'

/** Work to be done later: mail, PDF, recognition, schedules. Its data is JSON and holds ids, not secrets. */
export interface Job<T extends object = object> {
  /** Unique, such as `mail.send`. */
  readonly name: string
  /** Tries after the first before it counts as failed; 5 when left out. */
  readonly retryLimit?: number
  /**
   * For work that takes long: a server that is not heard of for so many seconds (10 or more) is taken to be gone, and
   * another one begins anew. Without it that happens after a quarter of an hour.
   */
  readonly heartbeatSeconds?: number
  /** How long the first try after a failure waits, and each next one twice as long; 10 s when left out. */
  readonly retryDelaySeconds?: number
  /**
   * For work that several take turns at: of the jobs with the same `turn` at most one waits, and queueing another does
   * nothing. Each run does one piece and queues the next, which lines up behind everybody else's.
   */
  readonly takesTurns?: boolean
  /** How many of these one server works on at once; 1 when left out. */
  readonly atOnce?: number
  /** A cron line in the time of Amsterdam; such a job is queued by the clock, with `{}` as its data. */
  readonly schedule?: string
  /** Work of a server that does nothing else where there are several; `jobs` when left out. */
  readonly role?: 'recognition'
  /** It is also queued whenever a server starts to work, with `{}` as its data. */
  readonly atStart?: boolean
  /** Runs at least once: what it does must be harmless to repeat. */
  run(context: JobContext, data: T): Promise<void>
}

export interface JobContext {
  readonly services: Services
  readonly now: Date
  /** The civil date in Europe/Amsterdam. */
  readonly today: string
  readonly log: FastifyBaseLogger
  readonly jobName: string
  /** The same for every try. */
  readonly jobId: string
  /** When this fails the queue gives up. */
  readonly isLastTry: boolean
  /** For jobs that cause other jobs, inside a transaction of their own. */
  readonly senderFor: (db: Db) => TransactionSender
}

export interface EnqueueOptions {
  /** A business key, such as `schedule 12, 2026-01-01`: the same job and key is queued once. */
  readonly key?: string
  /** Whose turn it is, of a job that takes turns. */
  readonly turn?: string
  /** How long it waits at least before it is run. */
  readonly delaySeconds?: number
}

/** For a job that somebody waits for: when its server is killed another one begins anew within a minute. */
export const promptly = { heartbeatSeconds: 10, retryDelaySeconds: 1 } as const

/** Queues jobs in one transaction: rolled back, they were never there. */
export interface JobSender {
  enqueue<T extends object>(job: Job<T>, data: T, options?: EnqueueOptions): Promise<void>
}

/** Declares a job; `data` of `enqueue` must be what `run` takes. */
export function defineJob<T extends object>(job: Job<T>): Job<T> {
  return job
}

/** The sender of one transaction. */
export interface TransactionSender extends JobSender {
  /** After the commit: lets this server's workers look at once instead of at their next round. */
  readonly wake: () => void
}

/** The queue of the server. */
export interface JobQueue {
  senderFor(db: Db): TransactionSender
  /** Starts working on the queue. */
  start(): Promise<void>
  /** Lets running jobs finish, then stops. */
  stop(): Promise<void>
  /** Runs everything that is due now, and what that queues; for tests. Throws the first failure. */
  drain(): Promise<void>
}
