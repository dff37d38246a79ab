import { spawn } from 'node:child_process'
import { chmod, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { must } from '@klopt/bookkeeping/money'
import type { ClientConfig } from 'pg'
import { withClient } from '../database/with-client.ts'
import { describeCluster, type Cluster } from '../embedded-postgres/cluster.ts'
import { npmInstallation } from '../embedded-postgres/installation.ts'
import { findPostmaster, isServerOf } from '../embedded-postgres/postmaster.ts'
import { prepareRunDir } from '../embedded-postgres/run-dir.ts'
import { BARE_ENVIRONMENT } from '../embedded-postgres/run.ts'
import { settingsOf } from '../embedded-postgres/settings.ts'
import { stopServer } from '../embedded-postgres/stop-server.ts'
import { waitUntil } from '../embedded-postgres/wait-until.ts'

/** A copy that follows a database by PostgreSQL's own streaming. */
export interface StreamingReplica {
  /** As the server of Klopt is let in. */
  readonly connection: ClientConfig
  start(): Promise<void>
  /** Sends a signal to its first process, and waits until it is gone where that ends it. */
  signal(name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): Promise<void>
  /** Runs a statement on it as the superuser. */
  ask(statement: string): Promise<void>
  stop(): Promise<void>
}

const START_TIMEOUT_MS = 60_000

/**
 * Makes a base copy of the embedded PostgreSQL in `primaryDir`, while it works, and starts it as a replica. What is read
 * from it gives way at once to what has to be replayed (`max_standby_streaming_delay = 0`).
 */
export async function startStreamingReplica(
  primary: ClientConfig,
  primaryDir: string,
  dataDir: string,
): Promise<StreamingReplica> {
  await mkdir(dataDir, { recursive: true, mode: 0o755 })
  const cluster = await describeCluster({
    dataDir,
    installation: await npmInstallation(),
    fast: false,
    log: () => {},
  })
  await copyBase(primary, join(primaryDir, 'postgres'), cluster)
  const connection = { ...primary, host: cluster.runDir }
  const replica: StreamingReplica = {
    connection,
    start: () => launch(cluster, connection),
    async signal(name) {
      const postmaster = await findPostmaster(cluster.folder)
      if (postmaster === undefined) throw new Error('the replica does not run')
      for (const pid of await processesOf(postmaster.pid)) process.kill(pid, name)
      if (name !== 'SIGKILL') return
      await waitUntil(
        async () => ((await isServerOf(cluster.folder, postmaster.pid)) ? undefined : true),
        START_TIMEOUT_MS,
      )
    },
    ask: (statement) => withClient(asSuperuser(connection), async (client) => void (await client.query(statement))),
    async stop() {
      await stopServer(cluster)
      await rm(cluster.runDir, { recursive: true, force: true })
    },
  }
  await replica.start()
  return replica
}

const asSuperuser = (connection: ClientConfig): ClientConfig => ({ ...connection, user: 'postgres' })

/** Without `pg_basebackup`, which does not come along: the two calls that it makes, and a copy between them. */
async function copyBase(primary: ClientConfig, from: string, cluster: Cluster): Promise<void> {
  const label = await withClient(asSuperuser(primary), async (client) => {
    await client.query("SELECT pg_backup_start('replica', true)")
    await cp(from, cluster.folder, { recursive: true, filter: (path) => !path.endsWith('postmaster.pid') })
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)')
    return must(rows[0], 'the label of the copy').labelfile
  })
  const settings = [
    `primary_conninfo = 'host=${primary.host} port=${primary.port} user=postgres'`,
    "max_standby_streaming_delay = '0'",
  ]
  await writeFile(join(cluster.folder, 'backup_label'), label)
  await writeFile(join(cluster.folder, 'standby.signal'), '')
  await writeFile(join(cluster.folder, 'postgresql.auto.conf'), settings.join('\n'))
  await ownAll(cluster)
}

async function ownAll({ folder, account }: Cluster): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) await account.own(join(entry.parentPath, entry.name))
  await account.own(folder)
  await chmod(folder, 0o700)
}

/** Again and again as `keepRunning` does it: while a process that outlived the last one uses its memory PostgreSQL ends at once. */
async function launch(cluster: Cluster, connection: ClientConfig): Promise<void> {
  await prepareRunDir(cluster)
  let said = ''
  const start = async () => {
    await rm(join(cluster.folder, 'postmaster.pid'), { force: true })
    const args = ['-D', cluster.folder, ...settingsOf(cluster)]
    const started = spawn(join(cluster.installation.binDir, 'postgres'), args, {
      ...cluster.account.spawnAs,
      cwd: '/',
      env: BARE_ENVIRONMENT,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    started.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    return started
  }
  let child = await start()
  const reached = await waitUntil(async () => {
    if (child.exitCode !== null) child = await start()
    return withClient(connection, async (client) => (await client.query('SELECT 1'), true)).catch(() => undefined)
  }, START_TIMEOUT_MS)
  if (reached === undefined) throw new Error(`the replica did not start: ${said}`)
}

/** The first process and those below it. */
async function processesOf(pid: number): Promise<number[]> {
  const below = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return [pid, ...below.split(' ').filter(Boolean).map(Number)]
}
