import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { findPostmaster } from './postmaster.ts'
import type { EmbeddedPostgres } from './start-embedded-postgres.ts'

/** How to reach the database of `dataDir` while another process holds it; `undefined` when it does not run. */
export async function findRunningPostgres(dataDir: string): Promise<EmbeddedPostgres['connection'] | undefined> {
  const folder = await realpath(dataDir).catch(() => undefined)
  const postmaster = folder && (await findPostmaster(join(folder, 'postgres')))
  if (!postmaster || postmaster.status !== 'ready') return undefined
  return { host: postmaster.host, port: postmaster.port, database: 'klopt', user: 'klopt' }
}
