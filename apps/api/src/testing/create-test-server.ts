import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { readSettings } from '../config/settings.ts'
import { createPool, replicaPatience } from '../database/pool.ts'
import { buildServer, type BuiltServer, type ServerOptions } from '../server/build-server.ts'
import { createLogger } from '../server/logger.ts'
import { sharedPdf, sharedReader } from './shared-processes.ts'
import { TestClock } from './test-clock.ts'
import { World } from './world.ts'

export interface TestServerOptions {
  /** Stands still unless a test moves it; 2026-06-15 12:00 in Amsterdam when left out. */
  readonly clock?: TestClock
  /** A migrated database; outside of Vitest there is no template to clone. */
  readonly connection?: pg.ClientConfig
  readonly demo?: boolean
  /** As behind a pooler that lends a connection for a transaction. */
  readonly isPooled?: boolean
  /** A copy that follows the database. */
  readonly replica?: pg.ClientConfig
  readonly rateLimit?: ServerOptions['rateLimit']
  readonly limits?: ServerOptions['limits']
  readonly webFolder?: string | null
  readonly extraRoutes?: ServerOptions['extraRoutes']
  readonly extraJobs?: ServerOptions['extraJobs']
  readonly schedule?: ServerOptions['schedule']
  /** As in production: passwords cost what they cost there, answers are not checked, and the log is thrown away. */
  readonly forBenchmark?: boolean
  /** Where it keeps its files; a folder that goes with the server when left out. */
  readonly dataDir?: string
  /** Whether `logLines` has what was logged; so when left out. */
  readonly keepsLog?: boolean
  /** Settings as they would be in the environment. */
  readonly env?: Readonly<Record<string, string>>
}

export interface KloptTestServer extends BuiltServer {
  readonly url: string
  readonly clock: TestClock
  readonly world: World
  readonly dataDir: string
  /** Every line that was logged, as it was written. */
  readonly logLines: readonly string[]
  stop(): Promise<void>
}

/** A whole server on a database of its own, listening on a random port. */
export async function createTestServer(options: TestServerOptions = {}): Promise<KloptTestServer> {
  const clock = options.clock ?? new TestClock()
  const database = options.connection ? { connection: options.connection, drop: async () => {} } : await cloneDatabase()
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'klopt-test-')))
  const keepsLog = options.keepsLog ?? options.forBenchmark !== true
  const logLines: string[] = []
  const pool = createPool({
    connection: database.connection,
    isPooled: options.isPooled ?? false,
    onError: () => {},
  })
  const replicaPool =
    options.replica && createPool({ connection: options.replica, ...replicaPatience, onError: () => {} })
  const server = await buildServer({
    settings: readSettings({ DATA_DIR: dataDir, PORT: '0', ...options.env }, dataDir),
    pool,
    replicaPool,
    clock,
    logger: createLogger(options.forBenchmark === true ? 'info' : 'trace', {
      write: (line) => void (keepsLog && logLines.push(line)),
    }),
    demo: options.demo ?? false,
    rateLimit: options.rateLimit ?? { burst: 1_000_000, refillPerSecond: 1_000_000 },
    ...(options.limits && { limits: options.limits }),
    ...(options.forBenchmark !== true && { passwordCost: { memoryKib: 64, passes: 1 } }),
    checkResponses: options.forBenchmark !== true,
    webFolder: options.webFolder ?? null,
    // Outside of Vitest nobody would end what is shared.
    ...(options.connection === undefined && { pdf: sharedPdf(), documentReader: sharedReader() }),
    extraRoutes: options.extraRoutes ?? [],
    extraJobs: options.extraJobs ?? [],
    ...(options.schedule && { schedule: options.schedule }),
  })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://localhost:${(server.app.server.address() as AddressInfo).port}`
  return {
    ...server,
    url,
    clock,
    dataDir,
    logLines,
    world: new World(server.services, url),
    async stop() {
      await server.stop()
      await replicaPool?.end()
      await pool.end()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Loaded only here, since Vitest's own module works inside of Vitest alone. */
async function cloneDatabase() {
  const { createTestDatabase } = await import('./database.ts')
  return createTestDatabase()
}
