import { Client } from 'pg'
import type { Cluster } from './cluster.ts'
import { findPostmaster } from './postmaster.ts'
import { stopServer } from './stop-server.ts'
import { waitUntil } from './wait-until.ts'

const SETTLE_TIMEOUT_MS = 120_000

/**
 * Takes over the server that a killed process left running on the cluster. One that is stopping is
 * waited for, one that does not answer is stopped; both give `undefined`, and a new one may be started.
 */
export async function adoptServer(cluster: Cluster): Promise<{ host: string; port: number } | undefined> {
  const settled = await waitUntil(async () => {
    const postmaster = await findPostmaster(cluster.folder)
    if (postmaster === undefined) return 'none'
    return postmaster.status === 'ready' ? postmaster : undefined
  }, SETTLE_TIMEOUT_MS)
  if (settled === 'none') return undefined

  if (settled && (await answers(settled))) {
    cluster.log('database adopted', { pid: settled.pid })
    return { host: settled.host, port: settled.port }
  }
  cluster.log('database does not answer and is stopped')
  await stopServer(cluster)
  return undefined
}

/** The folder of the socket may have been cleaned away under a server that runs for weeks. */
async function answers({ host, port }: { host: string; port: number }): Promise<boolean> {
  const client = new Client({
    host,
    port,
    database: 'klopt',
    user: 'klopt',
    connectionTimeoutMillis: 5_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
