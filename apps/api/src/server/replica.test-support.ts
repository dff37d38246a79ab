import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { migrate } from '../database/migrate.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../embedded-postgres/index.ts'
import { Books } from '../features/books.test-support.ts'
import { aYear } from '../features/reports/a-year.test-support.ts'
import { createTestServer, type KloptTestServer, type TestServerOptions } from '../testing/index.ts'
import { startStreamingReplica, type StreamingReplica } from '../testing/streaming-replica.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'

/** A database with a replica that follows it, a server on both, and the books of a year. */
export interface Replicated {
  readonly folder: string
  readonly primary: EmbeddedPostgres
  readonly replica: StreamingReplica
  readonly server: KloptTestServer
  readonly books: Books
  stop(): Promise<void>
}

export async function startReplicated(extraRoutes: TestServerOptions['extraRoutes'] = []): Promise<Replicated> {
  const folder = await makeTemporaryFolder()
  // PostgreSQL runs as another user where the tests run as root.
  await chmod(folder.path, 0o755)
  const dataDir = join(folder.path, 'primary')
  const primary = await startEmbeddedPostgres({ dataDir, log: () => {} })
  await migrate(primary.connection)
  const replica = await startStreamingReplica(primary.connection, dataDir, join(folder.path, 'replica'))
  const server = await createTestServer({ connection: primary.connection, replica: replica.connection, extraRoutes })
  return {
    folder: folder.path,
    primary,
    replica,
    server,
    books: await aYear(server),
    async stop() {
      await server.stop()
      await replica.stop()
      await primary.stop()
      await folder.remove()
    },
  }
}
