import type { AddressInfo } from 'node:net'
import { mkdir } from 'node:fs/promises'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { decideDemoMode } from '../config/demo-mode.ts'
import type { Settings } from '../config/settings.ts'
import { checkPooledSettings } from '../database/check-pooled-settings.ts'
import { refuseUnsafeRole } from '../database/check-role.ts'
import { migrate } from '../database/migrate.ts'
import { createPool, replicaPatience } from '../database/pool.ts'
import { createDemoWorld } from '../demo/create-demo-world.ts'
import { startEmbeddedPostgres } from '../embedded-postgres/index.ts'
import { startMailListener } from '../inbound-mail/listener.ts'
import { buildServer, type BuiltServer } from './build-server.ts'
import { systemClock } from '../kernel/clock.ts'
import { createLogger } from './logger.ts'
import { startTelemetry } from './telemetry/start-telemetry.ts'

export interface RunningServer {
  /** Where to open it. */
  readonly url: string
  /** The demo world is in it. */
  readonly demo: boolean
  /** Finishes what runs, then stops everything. */
  stop(reason: string): Promise<void>
}

/**
 * Starts everything: database, migrations, jobs, HTTP. Whatever was started is stopped again when a step fails, and when
 * `signal` says during the start that it has to stop; then it rejects with the signal's reason.
 */
export async function runServer(settings: Settings, signal: AbortSignal): Promise<RunningServer> {
  const log = createLogger(settings.logLevel)
  const started: Stop[] = []
  const stopAll = async () => {
    for (const stop of started.splice(0).toReversed()) await stop()
  }
  try {
    const server = await startServer(settings, log, started, signal)
    return {
      url: await listen(server, settings),
      demo: server.services.demo,
      async stop(reason) {
        log.info({ reason }, 'stopping')
        await stopAll()
        log.info('stopped')
      },
    }
  } catch (error) {
    await stopAll()
    throw error
  }
}

type Stop = () => Promise<unknown>

async function startServer(
  settings: Settings,
  log: FastifyBaseLogger,
  started: Stop[],
  signal: AbortSignal,
): Promise<BuiltServer> {
  // Open to others, since PostgreSQL may have to run as another user; what is secret in it has its own mode.
  await mkdir(settings.dataDir, { recursive: true })
  const telemetry = await startTelemetry(settings.telemetry)
  if (telemetry) started.push(() => telemetry.stop())
  const connection = await startDatabase(settings, log, started)
  signal.throwIfAborted()
  const direct = directOf(settings)
  await migrate(direct ?? connection)
  signal.throwIfAborted()
  const onError = (error: Error) => log.error({ err: error }, 'an idle connection broke')
  const pool = createPool({ connection, isPooled: direct !== null, onError })
  started.push(() => pool.end())
  if (direct !== null) await checkPooledSettings(pool)
  await refuseUnsafeRole(pool)
  // That this server is there is one session for as long as it is.
  const directPool = direct === null ? pool : createPool({ connection: direct, maxConnections: 1, onError })
  if (directPool !== pool) started.push(() => directPool.end())
  const replicaPool = openReplica(settings, onError)
  if (replicaPool !== undefined) started.push(() => replicaPool.end())

  const demo = decideDemoMode(settings, await databaseFacts(pool, settings.databaseUrl === null))
  const server = await buildServer({
    settings,
    pool,
    directPool,
    replicaPool,
    clock: systemClock,
    logger: log,
    demo: demo.on,
  })
  started.push(() => server.stop())
  await sweepIncoming(server)
  if (demo.create) await createDemoWorld(server, signal)
  signal.throwIfAborted()
  await server.jobs.start()
  signal.throwIfAborted()
  if (settings.smtpInboundPort !== null) {
    const { services, jobs } = server
    const listener = await startMailListener({ services, jobs, log, port: settings.smtpInboundPort })
    started.push(() => listener.stop())
  }
  return server
}

/** What a crash left of files that came in. A file of another server on the same disk is younger than an hour. */
async function sweepIncoming({ services: { clock, incoming, log } }: BuiltServer): Promise<void> {
  const count = await incoming.sweep(new Date(clock.now().getTime() - 3_600_000))
  if (count > 0) log.info({ count }, 'files that never came in whole were removed')
}

async function startDatabase(settings: Settings, log: FastifyBaseLogger, started: Stop[]): Promise<pg.ClientConfig> {
  if (settings.databaseUrl !== null) return { connectionString: settings.databaseUrl }
  const postgres = await startEmbeddedPostgres({
    dataDir: settings.dataDir,
    log: (line: string) => log.info(line),
  })
  started.push(() => postgres.stop())
  return postgres.connection
}

/** It may be away at any time, at the start too; whoever waits for it then does not wait long. */
function openReplica({ databaseReplicaUrl: url }: Settings, onError: (error: Error) => void): pg.Pool | undefined {
  if (url === null) return undefined
  return createPool({ connection: { connectionString: url }, ...replicaPatience, onError })
}

/** Around the pooler, when there is one; without the limits of its role, which a migration may exceed. */
function directOf({ databaseDirectUrl }: Settings): pg.ClientConfig | null {
  if (databaseDirectUrl === null) return null
  return {
    connectionString: databaseDirectUrl,
    options: '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0',
  }
}

async function databaseFacts(pool: pg.Pool, embedded: boolean) {
  const { rows } = await pool.query<{ empty: boolean; demo: boolean }>(
    `SELECT NOT EXISTS (SELECT FROM people) AS empty,
      EXISTS (SELECT FROM people WHERE email_address = 'eigenaar@demo.klopt.nl') AS demo`,
  )
  return { embedded, empty: rows[0]?.empty ?? false, hasDemoWorld: rows[0]?.demo ?? false }
}

async function listen({ app }: BuiltServer, settings: Settings): Promise<string> {
  await app.listen({ port: settings.port, host: settings.host })
  const { port } = app.server.address() as AddressInfo
  return `http://localhost:${port}`
}
