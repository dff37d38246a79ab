import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { must } from '@klopt/bookkeeping/money'
import type { ClientConfig } from 'pg'
import { sessionSettings } from '../../database/session-settings.ts'
import { withClient } from '../../database/with-client.ts'
import { accountFor } from '../../embedded-postgres/account.ts'
import { waitUntil } from '../../embedded-postgres/wait-until.ts'
import { debianPackages } from '../debian-packages.ts'
import { freePorts } from '../free-ports.ts'

export interface PgBouncer {
  /** How the server reaches the database through it. */
  readonly connection: ClientConfig
  stop(): Promise<void>
}

const START_TIMEOUT_MS = 10_000

/**
 * Starts PgBouncer of Debian in transaction mode before a database of `startEmbeddedPostgres`, as the account that owns that one's
 * socket, in a folder of its own. Null where the package is not to be had.
 */
export async function startPgBouncer(behind: ClientConfig, dataDir: string, folder: string): Promise<PgBouncer | null> {
  const root = await debianPackages({ name: 'klopt-pgbouncer-of-debian', packages: ['pgbouncer'] })
  if (root === null) return null
  await setOnRole(behind)
  const port = must((await freePorts(1))[0], 'a free port')
  const account = await accountFor(join(dataDir, 'postgres'))
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'pgbouncer.ini'), settingsOf(behind, port))
  await chmod(folder, 0o755)
  const child = spawn(join(root, 'usr/sbin/pgbouncer'), [join(folder, 'pgbouncer.ini')], {
    ...account.spawnAs,
    cwd: '/',
    env: { LD_LIBRARY_PATH: join(root, 'usr/lib/x86_64-linux-gnu') },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [user, database] = [must(behind.user, 'a user'), must(behind.database, 'a database')]
  const connection = { host: '127.0.0.1', port, user, database }
  const answers = () => withClient(connection, async (client) => (await client.query('SELECT 1'), true))
  if ((await waitUntil(() => answers().catch(() => undefined), START_TIMEOUT_MS)) === undefined) {
    child.kill('SIGKILL')
    throw new Error(`PgBouncer did not start: ${said}`)
  }
  return {
    connection,
    async stop() {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'close')
    },
  }
}

/** What a session starts with, which a pooler does not take along (`checkPooledSettings`). */
const setOnRole = (behind: ClientConfig): Promise<void> =>
  withClient(behind, async (client) => {
    for (const [name, { value }] of Object.entries(sessionSettings))
      await client.query(`ALTER ROLE "${behind.user}" IN DATABASE "${behind.database}" SET ${name} = '${value}'`)
  })

const settingsOf = ({ host, port, user, database }: ClientConfig, listenPort: number) => `[databases]
${database} = host=${host} port=${port} dbname=${database} user=${user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
ignore_startup_parameters = extra_float_digits
`
