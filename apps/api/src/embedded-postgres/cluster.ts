import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Account, accountFor } from './account.ts'
import type { Installation } from './installation.ts'

/** Where the launcher tells what it does; the server passes its own logger. */
export type Log = (message: string, extra?: object) => void

/** What every step of a start needs to know. */
export interface Cluster {
  /** The installation's data folder, without symbolic links, so that all of its names are one. */
  dataDir: string
  /** PostgreSQL's own data directory. */
  folder: string
  logFile: string
  /** Folder of the socket. */
  runDir: string
  account: Account
  installation: Installation
  fast: boolean
  log: Log
}

/** Fills in the places of a cluster and the account that runs it. */
export async function describeCluster(
  given: Pick<Cluster, 'dataDir' | 'installation' | 'fast' | 'log'>,
): Promise<Cluster> {
  const folder = join(given.dataDir, 'postgres')
  return {
    ...given,
    folder,
    logFile: join(given.dataDir, 'postgres.log'),
    runDir: runDirOf(given.dataDir),
    account: await accountFor(folder),
  }
}

/**
 * Folder of the socket of a data folder: the same one each time.
 * A socket's path may hold some 100 characters, too few for a data folder deep in a tree. A session's
 * runtime folder is no place for it either: it vanishes at logout, under a server that still runs.
 */
export function runDirOf(dataDir: string): string {
  const name = `klopt-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`
  const preferred = join(tmpdir(), name)
  const longestSocket = join(preferred, '.s.PGSQL.5432')
  return Buffer.byteLength(longestSocket) < 100 ? preferred : join('/tmp', name)
}
