import { spawn } from 'node:child_process'
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cluster } from './cluster.ts'
import { EmbeddedPostgresError } from './error.ts'
import { findPostmaster } from './postmaster.ts'
import { prepareRunDir } from './run-dir.ts'
import { BARE_ENVIRONMENT } from './run.ts'
import { settingsOf } from './settings.ts'
import { waitUntil } from './wait-until.ts'

/** Replaying what a crash left behind can take a while; silence for longer means that something is wrong. */
const START_TIMEOUT_MS = 120_000
const MAX_LOG_BYTES = 10_000_000

/**
 * Starts the server on a cluster where none runs, and waits until it accepts connections.
 *
 * @throws {EmbeddedPostgresError} with the end of PostgreSQL's own log when it does not start.
 */
export async function launchServer(cluster: Cluster): Promise<{ host: string; port: number }> {
  const started = performance.now()
  await prepareRunDir(cluster)
  // PostgreSQL would refuse to start when the number in here is meanwhile that of another process.
  await rm(join(cluster.folder, 'postmaster.pid'), { force: true })

  const logFile = await openLog(cluster.logFile)
  const logStart = (await logFile.stat()).size
  const server = spawnServer(cluster, logFile)
  try {
    const ready = await waitUntil(async () => {
      if (server.ended()) return 'ended'
      const postmaster = await findPostmaster(cluster.folder)
      return postmaster?.status === 'ready' ? postmaster : undefined
    }, START_TIMEOUT_MS)
    if (ready === undefined || ready === 'ended') throw await notStarted(cluster, logFile, logStart)
    cluster.log('database started', { duration_ms: Math.round(performance.now() - started) })
    return { host: ready.host, port: ready.port }
  } finally {
    await logFile.close()
  }
}

/** The server gets a session of its own: Ctrl-C in a terminal must not reach it before Klopt is done. */
function spawnServer(cluster: Cluster, logFile: FileHandle): { ended(): boolean } {
  const child = spawn(join(cluster.installation.binDir, 'postgres'), ['-D', cluster.folder, ...settingsOf(cluster)], {
    ...cluster.account.spawnAs,
    cwd: '/',
    env: BARE_ENVIRONMENT,
    detached: true,
    stdio: ['ignore', logFile.fd, logFile.fd],
  })
  let ended = false
  child.on('error', () => (ended = true))
  child.on('exit', () => (ended = true))
  child.unref()
  return { ended: () => ended }
}

async function openLog(path: string): Promise<FileHandle> {
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  )
  if (size > MAX_LOG_BYTES) await rename(path, `${path}.1`)
  return open(path, 'a+', 0o600)
}

async function notStarted(cluster: Cluster, logFile: FileHandle, logStart: number) {
  const { size } = await logFile.stat()
  const position = Math.max(logStart, size - 4096)
  const { buffer, bytesRead } = await logFile.read({ buffer: Buffer.alloc(4096), position })
  return new EmbeddedPostgresError(
    `De database in ${cluster.dataDir} start niet. PostgreSQL meldt (zie ook ${cluster.logFile}):\n${buffer.toString('utf8', 0, bytesRead).trim()}`,
  )
}
