import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type pg from 'pg'
import { backupAgeSeconds } from '../../database/backup-age.ts'
import { queuedJobs, type QueuedJobs } from '../../jobs/queued-jobs.ts'
import { meter } from '../../system/telemetry.ts'

export interface Measured {
  readonly app: FastifyInstance
  readonly pool: pg.Pool
  readonly log: FastifyBaseLogger
}

/**
 * The figures of a server by which one sees how it goes: calls, connections, jobs, the event loop. None of them names anybody:
 * an address is told as its route. README.md says how they are asked for.
 */
export function measureServer({ app, pool, log }: Measured): void {
  measureCalls(app)
  measurePool(pool)
  measureJobs(pool, log)
  measureBackups(pool, log)
  measureProcess()
}

function measureCalls(app: FastifyInstance): void {
  const duration = meter().createHistogram('http.server.request.duration', {
    unit: 's',
    description: 'How long calls take, by route and status',
    advice: { explicitBucketBoundaries: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] },
  })
  app.addHook('onResponse', async (request, reply) => {
    duration.record(reply.elapsedTime / 1000, {
      'http.request.method': request.method,
      'http.route': request.routeOptions.url ?? 'none',
      'http.response.status_code': reply.statusCode,
    })
  })
}

function measurePool(pool: pg.Pool): void {
  const connections = meter().createObservableGauge('db.client.connection.count', {
    description: 'Connections to the database, used and idle',
  })
  connections.addCallback((result) => {
    result.observe(pool.totalCount - pool.idleCount, { 'db.client.connection.state': 'used' })
    result.observe(pool.idleCount, { 'db.client.connection.state': 'idle' })
  })
  meter()
    .createObservableGauge('db.client.connection.pending_requests', { description: 'Who waits for a connection' })
    .addCallback((result) => result.observe(pool.waitingCount))
}

function measureJobs(pool: pg.Pool, log: FastifyBaseLogger): void {
  const count = meter().createObservableGauge('klopt.jobs', {
    description: 'Jobs that wait, run, or failed in the last day, of all servers together',
  })
  const age = meter().createObservableGauge('klopt.job.oldest_age', {
    unit: 's',
    description: 'How long the oldest job that is due waits',
  })
  const observe = (jobs: readonly QueuedJobs[], tell: (job: QueuedJobs) => void) => jobs.forEach(tell)
  meter().addBatchObservableCallback(
    async (result) => {
      try {
        const now = Date.now()
        observe(await queuedJobs(pool), ({ name, waiting, active, failed, waitingSince }) => {
          for (const [state, value] of Object.entries({ waiting, active, failed })) {
            result.observe(count, value, { 'klopt.job': name, 'klopt.state': state })
          }
          const seconds = waitingSince === null ? 0 : (now - waitingSince.getTime()) / 1000
          result.observe(age, seconds, { 'klopt.job': name })
        })
      } catch (error) {
        // A database that is away shows in other figures; those of the process go on.
        log.warn({ err: error }, 'how the jobs stand could not be measured')
      }
    },
    [count, age],
  )
}

function measureBackups(pool: pg.Pool, log: FastifyBaseLogger): void {
  meter()
    .createObservableGauge('klopt.backup.age', {
      unit: 's',
      description:
        'How long ago the last back-up was made by npm run backup; since the first start, when there is none',
    })
    .addCallback(async (result) => {
      try {
        result.observe(await backupAgeSeconds(pool))
      } catch (error) {
        log.warn({ err: error }, 'how old the last back-up is could not be measured')
      }
    })
}

function measureProcess(): void {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const eventLoop = meter().createObservableGauge('nodejs.eventloop.delay', {
    unit: 's',
    description: 'What the event loop was late since the last time it was asked',
  })
  eventLoop.addCallback((result) => {
    for (const percentile of [50, 99]) {
      result.observe(delay.percentile(percentile) / 1e9, { 'klopt.percentile': percentile })
    }
    delay.reset()
  })
  const memory = meter().createObservableGauge('process.memory.usage', { unit: 'By', description: 'Resident memory' })
  memory.addCallback((result) => result.observe(process.memoryUsage.rss()))
}
