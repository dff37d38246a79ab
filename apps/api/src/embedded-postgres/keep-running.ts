import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import { launchServer } from './launch-server.ts'
import { findPostmaster } from './postmaster.ts'

const ROUND_MS = 250

/**
 * Looks after the server of a cluster: when its process is gone, however it went, it is started again on the same
 * socket. While processes that outlived it still use its memory PostgreSQL refuses to start, and it is tried again.
 *
 * @returns a function that stops looking; nothing is started any more when it resolves.
 */
export function keepRunning(cluster: Cluster): () => Promise<void> {
  const stopped = new AbortController()
  const watching = watch(cluster, stopped.signal)
  return async () => {
    stopped.abort()
    await watching
  }
}

async function watch(cluster: Cluster, signal: AbortSignal): Promise<void> {
  while (await nextRound(signal)) {
    try {
      if (await findPostmaster(cluster.folder)) continue
      cluster.log('the database is gone and is started again')
      await launchServer(cluster)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      cluster.log(`the database could not be started, which is tried again: ${reason}`, { reason })
    }
  }
}

/** Whether there is a next round; looking alone keeps no process alive. */
async function nextRound(signal: AbortSignal): Promise<boolean> {
  await pause(ROUND_MS, undefined, { signal, ref: false }).catch(() => {})
  return !signal.aborted
}
