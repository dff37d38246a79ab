import { hasCode } from '../system/has-code.ts'
import type { Cluster } from './cluster.ts'
import { EmbeddedPostgresError } from './error.ts'
import { findPostmaster, isServerOf } from './postmaster.ts'
import { waitUntil } from './wait-until.ts'

const STOP_TIMEOUT_MS = 60_000

/**
 * Shuts the server of a cluster down and waits until its process is gone. Open connections are broken
 * off and their transactions undone; what was committed is on disk.
 *
 * @throws {EmbeddedPostgresError} when it is still there after a minute.
 */
export async function stopServer({ folder }: Pick<Cluster, 'folder'>): Promise<void> {
  const postmaster = await findPostmaster(folder)
  if (postmaster === undefined) return
  signal(postmaster.pid, 'SIGINT')
  const gone = await waitUntil(async () => {
    return (await isServerOf(folder, postmaster.pid)) ? undefined : true
  }, STOP_TIMEOUT_MS)
  if (!gone) {
    throw new EmbeddedPostgresError(
      `De database (proces ${postmaster.pid}) stopt niet. Stop dat proces zelf voordat je Klopt weer start.`,
    )
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error
  }
}
