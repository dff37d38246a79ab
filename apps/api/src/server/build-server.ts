import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type pg from 'pg'
import { loadSecretKey } from '../config/secret-key.ts'
import type { Settings } from '../config/settings.ts'
import { Replica } from '../database/replica.ts'
import { prepareExample } from '../demo/create-example.ts'
import { createErrorReporter } from '../features/error-reports/error-reporter.ts'
import { createSentryForwarder } from '../features/error-reports/sentry.ts'
import { hooks } from '../features/hooks.ts'
import { jobs, routes } from '../features/index.ts'
import { createIncomingFiles } from '../files/incoming.ts'
import { openFileStore } from '../files/open-file-store.ts'
import { createJobQueue } from '../jobs/job-queue.ts'
import type { Job, JobQueue } from '../kernel/job.ts'
import { createOutboxMailer, createSmtpMailer, type Mailer } from '../mail/mailer.ts'
import { sendOnce } from '../mail/send-once.ts'
import type { PdfRenderer } from '../pdf/index.ts'
import { createDocumentReader, type DocumentReader } from '../recognition/document-reader.ts'
import { createPasswordHasher, type Argon2Cost } from '../security/passwords.ts'
import { createSecretBox } from '../security/secret-box.ts'
import type { Clock } from '../kernel/clock.ts'
import { createApp } from './create-app.ts'
import { Gates } from '../kernel/gates.ts'
import { createLazyPdfRenderer } from './lazy-pdf.ts'
import { defaultLimits, type Limits } from '../kernel/limits.ts'
import { createPresence } from '../kernel/presence.ts'
import { defaultRateLimit, type RateLimit } from '../kernel/rate-limit.ts'
import type { Route } from '../kernel/route.ts'
import { measureServer } from './telemetry/measure-server.ts'
import { onTimer, type Schedule } from '../system/schedule.ts'
import type { Services } from '../kernel/services.ts'
import { worksOn } from './server-role.ts'
import { prepareGracefulClose } from './shutdown.ts'
import { createSessionCookie } from '../kernel/session-cookie.ts'
import { createPathCookie, createTokenCookie } from '../kernel/token-cookie.ts'
import { createWrittenCookie } from '../kernel/written-cookie.ts'

export interface ServerOptions {
  readonly settings: Settings
  readonly pool: pg.Pool
  /** Connections that stay one session, for what lasts beyond a transaction; those of `pool` when left out. */
  readonly directPool?: pg.Pool
  /** Of a copy that follows the database, for reads that weigh much. */
  readonly replicaPool?: pg.Pool | undefined
  readonly clock: Clock
  readonly logger: FastifyBaseLogger
  readonly demo: boolean
  readonly rateLimit?: RateLimit
  /** What is taken on at once; each part as `limits.ts` has it when left out. */
  readonly limits?: Partial<Limits>
  readonly passwordCost?: Argon2Cost
  /** Checks every answer against the contract: in tests and development. */
  readonly checkResponses?: boolean
  readonly webFolder?: string | null
  /** What draws documents; one of the server's own when left out. */
  readonly pdf?: PdfRenderer | undefined
  /** What reads documents; one of the server's own when left out. */
  readonly documentReader?: DocumentReader | undefined
  /** When later is; Node's timers when left out. */
  readonly schedule?: Schedule
  /** Beside those of the features; tests of the chain bring their own. */
  readonly extraRoutes?: readonly Route[]
  readonly extraJobs?: readonly Job[]
}

export interface BuiltServer {
  readonly app: FastifyInstance
  readonly services: Services
  readonly jobs: JobQueue
  readonly gates: Gates
  /**
   * Says that it is about to end and goes on answering for as long as `DRAIN_SECONDS` says, so that a balancer looks
   * elsewhere; then finishes running requests and jobs and ends the workers. The pool stays open.
   */
  stop(): Promise<void>
}

const builtWebApp = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/** Puts the server together on a migrated database; nothing listens or works yet. */
export async function buildServer(options: ServerOptions): Promise<BuiltServer> {
  const { settings, pool, clock, logger, demo, schedule = onTimer } = options
  const services: Services = {
    settings,
    clock,
    schedule,
    log: logger,
    pool,
    replica: replicaOf(options),
    presence: createPresence(options.directPool ?? pool),
    demo,
    prepareExample: (today) => prepareExample(services, today),
    hooks,
    errorReporter: createErrorReporter({ pool, clock, log: logger, forward: forwarderOf(settings) }),
    files: await openFileStore(settings.files),
    // On the disk of the files, so that one that is kept is moved and not written again.
    incoming: createIncomingFiles(incomingFolder(settings)),
    mailer: sendOnce(mailerOf(settings, demo)),
    pdf: options.pdf ?? createLazyPdfRenderer(),
    documentReader: options.documentReader ?? createDocumentReader({ niceness: settings.readingNiceness }),
    passwords: createPasswordHasher(options.passwordCost),
    secretBox: createSecretBox(await loadSecretKey(settings.dataDir, settings.secretKey), settings.previousSecretKey),
    sessionCookie: createSessionCookie(settings.publicUrl),
    deviceCookie: createTokenCookie(settings.publicUrl, 'klopt_device'),
    writtenCookie: createWrittenCookie(settings.publicUrl),
    customerCookie: createPathCookie(settings.publicUrl, 'klopt_customer'),
  }
  const queue = createJobQueue({
    services,
    jobs: [...jobs, ...(options.extraJobs ?? [])],
    log: logger,
    worksOn: (job) => worksOn(settings.role, job),
  })
  const gates = new Gates({ ...defaultLimits, ...options.limits }, schedule)
  let isStopping = false
  const app = await createApp({
    services,
    jobs: queue,
    gates,
    routes: [...routes, ...(options.extraRoutes ?? [])],
    logger,
    schedule,
    rateLimit: options.rateLimit ?? defaultRateLimit,
    checkResponses: options.checkResponses ?? false,
    webFolder: options.webFolder === undefined ? builtWebApp : options.webFolder,
    isStopping: () => isStopping,
  })
  measureServer({ app, pool, log: logger })
  const closeGracefully = prepareGracefulClose(app)
  return {
    app,
    services,
    jobs: queue,
    gates,
    async stop() {
      isStopping = true
      await waited(schedule, settings.drainSeconds)
      await closeGracefully()
      // What is being read goes back into the queue, which then has nothing long to wait for.
      await services.documentReader.close()
      await queue.stop()
      await services.presence.end()
      await services.errorReporter.settled()
      await services.pdf.close()
    },
  }
}

function replicaOf({ pool: primary, replicaPool: pool, clock, logger }: ServerOptions): Replica | null {
  if (pool === undefined) return null
  const onError = (error: unknown) =>
    logger.warn({ err: error }, 'the replica failed; what was asked came from the database itself')
  return new Replica({ pool, primary, now: () => clock.now(), onError })
}

function waited(schedule: Schedule, seconds: number): Promise<void> {
  if (seconds === 0) return Promise.resolve()
  return new Promise((resolve) => void schedule(resolve, seconds * 1_000))
}

const incomingFolder = ({ files, dataDir }: Settings): string =>
  join(files.kind === 'folder' ? files.folder : join(dataDir, 'files'), 'incoming')

function forwarderOf({ sentryDsn: dsn, environment }: Settings) {
  return dsn === null ? null : createSentryForwarder({ dsn, environment, fetch: globalThis.fetch })
}

/** Demo mode never sends anything: its people are made up, but an address may exist. */
function mailerOf({ smtpUrl, dataDir, publicUrl }: Settings, demo: boolean): Mailer {
  const domain = publicUrl.hostname
  return smtpUrl === null || demo
    ? createOutboxMailer(join(dataDir, 'outbox'), domain)
    : createSmtpMailer(smtpUrl, domain)
}
