import { migrate, startEmbeddedPostgres } from '@klopt/api/bench'
import type pg from 'pg'
import { resource, temporaryFolder } from './resources.ts'

/** The embedded PostgreSQL as users get it, durable and migrated, in a folder of its own. */
export async function startPostgres(): Promise<{ connection: pg.ClientConfig } & AsyncDisposable> {
  const folder = await temporaryFolder()
  const server = await startEmbeddedPostgres({ dataDir: folder.path, log: () => {} })
  const started = resource({ connection: server.connection }, async () => {
    await server.stop()
    await folder[Symbol.asyncDispose]()
  })
  await migrate(started.connection)
  return started
}
