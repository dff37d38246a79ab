import { rm } from 'node:fs/promises'
import { adoptServer } from './adopt-server.ts'
import { describeCluster, type Log } from './cluster.ts'
import { lockDataDir, openDataDir } from './data-dir-lock.ts'
import { ensureCluster } from './ensure-cluster.ts'
import { type Installation, npmInstallation } from './installation.ts'
import { keepRunning } from './keep-running.ts'
import { launchServer } from './launch-server.ts'
import { stopServer } from './stop-server.ts'

export interface EmbeddedPostgres {
  /** How `pg` reaches the database; `host` is the folder of the socket. */
  connection: { host: string; port: number; database: string; user: string; password?: string }
  /** True when a server that a killed process had left running was taken over. */
  adopted: boolean
  /** Shuts the server down, waits until it is gone and frees the folder. Calling it again does no harm. */
  stop(): Promise<void>
}

export interface EmbeddedPostgresOptions {
  /** Folder of the installation's data; the cluster is kept in its subfolder `postgres`. */
  dataDir: string
  log: Log
  /** Gives up durability for speed: for tests alone. */
  fast?: boolean
  /** Another PostgreSQL than the one from npm. */
  installation?: Installation
}

/**
 * Starts the PostgreSQL of `dataDir`, making it first when the folder has none. It listens on a socket
 * alone. One process at a time holds a folder; a server that outlived its process is adopted, and one that
 * went before its process is started again.
 *
 * @throws {EmbeddedPostgresError} with a Dutch message when the folder is taken or cannot be used.
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  fast = false,
  installation,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = await openDataDir(dataDir)
  const lock = await lockDataDir(folder)
  try {
    const cluster = await describeCluster({
      dataDir: folder,
      log,
      fast,
      installation: installation ?? (await npmInstallation()),
    })
    await ensureCluster(cluster)
    const adoptedSocket = await adoptServer(cluster)
    const socket = adoptedSocket ?? (await launchServer(cluster))
    // An adopted server may have been started with its socket elsewhere; it stays where the pool knows it.
    const running = { ...cluster, runDir: socket.host }
    const leaveAlone = keepRunning(running)
    const stop = async () => {
      await leaveAlone()
      await stopServer(running)
      await rm(running.runDir, { recursive: true, force: true })
      await lock.release()
    }
    let stopping: Promise<void> | undefined
    return {
      connection: { ...socket, database: 'klopt', user: 'klopt' },
      adopted: adoptedSocket !== undefined,
      stop: () => (stopping ??= stop()),
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}
