import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type pg from 'pg'
import { loadSecretKey } from '../config/secret-key.ts'
import type { Settings } from '../config/settings.ts'
import { jobs, routes } from '../features/index.ts'
import { createDiskFileStore } from '../files/file-store.ts'
import { createJobQueue } from '../jobs/job-queue.ts'
import type { JobQueue } from '../jobs/job.ts'
import { createOutboxMailer, createSmtpMailer, type Mailer } from '../mail/mailer.ts'
import { createPasswordHasher, type Argon2Cost } from '../security/passwords.ts'
import { createSecretBox } from '../security/secret-box.ts'
import type { Clock } from './clock.ts'
import { createApp } from './create-app.ts'
import { defaultRateLimit, type RateLimit } from './rate-limit.ts'
import type { Services } from './services.ts'
import { createSessionCookie } from './session-cookie.ts'

export interface ServerOptions {
  readonly settings: Settings
  readonly pool: pg.Pool
  readonly clock: Clock
  readonly logger: FastifyBaseLogger
  readonly demo: boolean
  readonly rateLimit?: RateLimit
  readonly passwordCost?: Argon2Cost
  /** Checks every answer against the contract: in tests and development. */
  readonly checkResponses?: boolean
  readonly webFolder?: string | null
}

export interface BuiltServer {
  readonly app: FastifyInstance
  readonly services: Services
  readonly jobs: JobQueue
}

const builtWebApp = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/** Puts the server together on a migrated database; nothing listens or works yet. */
export async function buildServer(options: ServerOptions): Promise<BuiltServer> {
  const { settings, pool, clock, logger, demo } = options
  const services: Services = {
    settings,
    clock,
    pool,
    demo,
    files: createDiskFileStore(join(settings.dataDir, 'files')),
    mailer: mailerOf(settings, demo),
    passwords: createPasswordHasher(options.passwordCost),
    secretBox: createSecretBox(await loadSecretKey(settings.dataDir, settings.secretKey)),
    sessionCookie: createSessionCookie(settings.publicUrl),
  }
  const queue = createJobQueue({ services, jobs, log: logger })
  const app = await createApp({
    services,
    jobs: queue,
    routes,
    logger,
    rateLimit: options.rateLimit ?? defaultRateLimit,
    checkResponses: options.checkResponses ?? false,
    webFolder: options.webFolder === undefined ? builtWebApp : options.webFolder,
  })
  return { app, services, jobs: queue }
}

/** Demo mode never sends anything: its people are made up, but an address may exist. */
function mailerOf({ smtpUrl, dataDir, publicUrl }: Settings, demo: boolean): Mailer {
  const domain = publicUrl.hostname
  return smtpUrl === null || demo
    ? createOutboxMailer(join(dataDir, 'outbox'), domain)
    : createSmtpMailer(smtpUrl, domain)
}
