import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { fromKysely, PgBoss, type JobWithMetadata } from 'pg-boss'
import type { Db } from '../database/db.ts'
import { reportOf } from '../kernel/error-report.ts'
import { civilDate } from '../kernel/clock.ts'
import type { Services } from '../kernel/services.ts'
import { meter, SpanKind, traced } from '../system/telemetry.ts'
import type { EnqueueOptions, Job, JobContext, JobQueue, TransactionSender } from '../kernel/job.ts'
import { drainOnce } from './drain-queues.ts'
import { JOBS_SCHEMA, prepareQueues } from './prepare-queues.ts'

export interface JobQueueOptions {
  readonly services: Services
  readonly jobs: readonly Job[]
  readonly log: FastifyBaseLogger
  /** Which of them this server works on; all when left out. It queues any of them. */
  readonly worksOn?: (job: Job) => boolean
}

const DEFAULT_RETRY_LIMIT = 5
/** How often a server looks for jobs that another one queued; its own it hears of at once. */
const POLLING_INTERVAL_SECONDS = 5
/** How often it is looked whether a server that was working has gone. */
const SUPERVISION_SECONDS = 10

/** The queue on pg-boss, in the same database: jobs commit with what causes them. */
export function createJobQueue({ services, jobs, log, worksOn = () => true }: JobQueueOptions): JobQueue {
  const workers = new Map<string, readonly string[]>()
  let opened: Promise<PgBoss> | undefined
  /** Only a queue that is started keeps time and cleans up; one that only takes jobs in needs neither. */
  const open = (works = false) => (opened ??= openBoss({ services, jobs, log }, works))

  const lookAgain = (name: string): void => {
    for (const worker of workers.get(name) ?? []) void opened?.then((boss) => boss.notifyWorker(worker))
  }

  const senderFor = (db: Db): TransactionSender => {
    const queued = new Set<string>()
    return {
      async enqueue(job, data, options = {}) {
        const boss = await open()
        await boss.send(job.name, data, { ...sendOptions(job, options), db: fromKysely(db) })
        queued.add(job.name)
      },
      wake() {
        for (const name of queued) lookAgain(name)
      },
    }
  }

  const run = async (job: Job, queued: JobWithMetadata): Promise<void> => {
    const now = services.clock.now()
    const context: JobContext = {
      services,
      now,
      today: civilDate(now),
      log: log.child({ job: job.name, jobId: queued.id }),
      jobName: job.name,
      jobId: queued.id,
      isLastTry: queued.retryCount >= queued.retryLimit,
      senderFor,
    }
    try {
      await measured(job, queued.id, () => job.run(context, queued.data))
    } catch (error) {
      await services.errorReporter.report(reportOf(error, { path: `job ${job.name}`, requestId: queued.id }))
      throw error
    }
  }

  /** One worker of a job; answers its id. */
  const hire = (boss: PgBoss, job: Job): Promise<string> =>
    boss.work<object, void, { includeMetadata: true; pollingIntervalSeconds: number }>(
      job.name,
      { pollingIntervalSeconds: POLLING_INTERVAL_SECONDS, includeMetadata: true },
      async (batch) => {
        try {
          for (const queued of batch) await loggingFailure(log, job, run(job, queued))
        } finally {
          // What waits behind it need not wait for the next round.
          lookAgain(job.name)
        }
      },
    )

  return {
    senderFor,
    async start() {
      const worked = jobs.filter(worksOn)
      if (worked.length === 0) return
      // What was queued before the start opened one that keeps no time: without this no schedule would ever fire.
      const before = opened
      opened = undefined
      const boss = await open(true)
      await (await before)?.stop({ graceful: false, close: false })
      for (const job of worked) {
        const hired: string[] = []
        workers.set(job.name, hired)
        const places = job.atOnce ?? 1 // zero: one at a time unless a job says otherwise
        for (let place = 0; place < places; place += 1) hired.push(await hire(boss, job))
        if (job.atStart === true) {
          await boss.send(job.name, {}, sendOptions(job, {}))
          lookAgain(job.name)
        }
        if (job.schedule !== undefined) await boss.schedule(job.name, job.schedule, {}, { tz: 'Europe/Amsterdam' })
      }
    },
    async stop() {
      const boss = await opened
      await boss?.stop({ graceful: true, close: false, timeout: 20_000 })
    },
    async drain() {
      const boss = await open()
      while (await drainOnce(boss, { pool: services.pool, jobs, run })) continue
    },
  }
}

async function openBoss({ services, jobs, log }: JobQueueOptions, works: boolean): Promise<PgBoss> {
  const { pool } = services
  const boss = new PgBoss({
    schema: JOBS_SCHEMA,
    db: { executeSql: (text, values) => pool.query(text, values) },
    schedule: works,
    supervise: works,
    superviseIntervalSeconds: SUPERVISION_SECONDS,
    monitorIntervalSeconds: SUPERVISION_SECONDS,
  })
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'))
  await boss.start()
  await prepareQueues(boss, pool, jobs)
  return boss
}

function sendOptions(
  job: Pick<Job, 'retryLimit' | 'name' | 'heartbeatSeconds' | 'retryDelaySeconds'>,
  { key, turn, delaySeconds }: EnqueueOptions,
) {
  return {
    retryLimit: job.retryLimit ?? DEFAULT_RETRY_LIMIT,
    ...(job.retryDelaySeconds !== undefined && { retryDelay: job.retryDelaySeconds }),
    ...(turn !== undefined && { singletonKey: turn }),
    ...(job.heartbeatSeconds !== undefined && { heartbeatSeconds: job.heartbeatSeconds }),
    ...(key !== undefined && { id: uuidOf(`${job.name}\0${key}`) }),
    // By the clock of the database, which is the one that the queue goes by.
    ...(delaySeconds !== undefined && { startAfter: delaySeconds }),
  }
}

/** The same key gives the same id, and the table refuses an id it has. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** How long a job took and how it went, for who asks for it. */
async function measured(job: Job, id: string, work: () => Promise<void>): Promise<void> {
  const startedMs = performance.now()
  let outcome = 'failed'
  try {
    const about = { 'klopt.job': job.name, 'klopt.request': id }
    await traced(`job ${job.name}`, { kind: SpanKind.CONSUMER, attributes: about }, work)
    outcome = 'done'
  } finally {
    const attributes = { 'klopt.job': job.name, 'klopt.outcome': outcome }
    meter()
      .createHistogram('klopt.job.duration', {
        unit: 's',
        description: 'How long jobs take, by how they end',
        advice: { explicitBucketBoundaries: [0.01, 0.1, 0.5, 1, 5, 30, 120, 600] },
      })
      .record((performance.now() - startedMs) / 1000, attributes)
  }
}

async function loggingFailure(log: FastifyBaseLogger, job: Job, work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    log.error({ err: error, job: job.name }, 'a job failed and will be tried again')
    throw error
  }
}
