import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { must } from '@klopt/bookkeeping/money'
import type { ClientConfig } from 'pg'
import { withClient } from '../../database/with-client.ts'
import { startEmbeddedPostgres } from '../../embedded-postgres/index.ts'
import { startS3Server } from '../../files/s3-server.test-support.ts'
import { CutLine } from '../../server/faults/cut-line.test-support.ts'
import { databaseUrlOf, startServerProcess, type ServerProcess } from '../server-process.ts'
import { startStreamingReplica } from '../streaming-replica.ts'
import { startPgBouncer } from './pgbouncer.ts'
import { WebServers } from './web-servers.ts'

/** Klopt on several servers, at one address. */
export interface SeveralServers {
  readonly url: string
  /** What stands beside them; false where it is not to be had on this machine. */
  readonly has: { readonly pgBouncer: boolean }
  /** What all of them wrote so far. */
  log(): string
  /** The servers for people. */
  readonly webs: WebServers
  /** The one that has the shared screen of this user, by its host and port. */
  homeOfScreen(emailAddress: string): Promise<string>
  stop(): Promise<void>
}

type Env = Readonly<Record<string, string>>

/** What all servers that share a database have alike. */
export const SHARED_SECRET = 'een sleutel die alle servers delen, lang genoeg'

const WEBS = 3

/**
 * Starts three servers for people behind a balancer, one that works and one that reads documents, on the database that a server
 * left in `dataDir`: through PgBouncer in transaction mode, reports from a replica, files in the bucket of `dataDir`/s3. The bucket
 * has to be the one that the world was made with, and the key `SHARED_SECRET`.
 */
export async function startSeveral(dataDir: string, env: Env): Promise<SeveralServers> {
  const ends: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const end of ends.toReversed()) await end()
  }
  try {
    // PostgreSQL runs as another user where the tests run as root.
    await chmod(dataDir, 0o755)
    const primary = await startEmbeddedPostgres({ dataDir, log: () => {} })
    ends.push(() => primary.stop())
    const bucket = await startS3Server(join(dataDir, 's3'))
    ends.push(() => bucket.stop())
    const replica = await startStreamingReplica(primary.connection, dataDir, join(dataDir, 'replica'))
    ends.push(() => replica.stop())
    const pooler = await startPgBouncer(primary.connection, dataDir, join(dataDir, 'pgbouncer'))
    if (pooler) ends.push(() => pooler.stop())
    const balancer = await CutLine.lay()
    ends.push(() => balancer.takeAway())
    const url = `http://localhost:${balancer.port}`
    let written = ''
    const start = async (role: 'web' | 'jobs' | 'recognition') => {
      const server = await startServerProcess({
        ...env,
        SERVER_ROLE: role,
        DATA_DIR: dataDir,
        PUBLIC_URL: url,
        INTERNAL_HOST: 'localhost',
        SECRET_KEY: SHARED_SECRET,
        FILES_URL: bucket.url,
        DATABASE_URL: databaseUrlOf(pooler?.connection ?? primary.connection),
        DATABASE_DIRECT_URL: databaseUrlOf(primary.connection),
        DATABASE_REPLICA_URL: databaseUrlOf(replica.connection),
      })
      for (const stream of [server.child.stdout, server.child.stderr])
        stream?.on('data', (chunk: Buffer) => (written += chunk.toString()))
      return server
    }
    for (const role of ['jobs', 'recognition'] as const) {
      const server = await start(role)
      ends.push(() => ended(server))
    }
    const webs = new WebServers(balancer, () => start('web'))
    ends.push(() => webs.stop())
    for (let count = 0; count < WEBS; count += 1) await webs.add()
    const homeOfScreen = (emailAddress: string) => homeIn(primary.connection, emailAddress)
    return { url, has: { pgBouncer: pooler !== null }, log: () => written, webs, homeOfScreen, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Asked as the owner of the tables, from whom no row is kept. */
const homeIn = (database: ClientConfig, emailAddress: string): Promise<string> =>
  withClient(database, async (client) => {
    const { rows } = await client.query<{ address: string }>(
      'SELECT address FROM screen_share_homes WHERE user_id = (SELECT id FROM users WHERE email_address = $1)',
      [emailAddress],
    )
    return must(rows[0], `a home of the screen of ${emailAddress}`).address
  })

async function ended(server: ServerProcess): Promise<void> {
  server.child.kill('SIGTERM')
  await server.ended
}
