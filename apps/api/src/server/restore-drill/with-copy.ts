import type { ClientConfig } from 'pg'
import { startEmbeddedPostgres } from '../../embedded-postgres/index.ts'

/** Starts the database of a copy for the time of some work. */
export async function withCopy<T>(folder: string, work: (connection: ClientConfig) => Promise<T>): Promise<T> {
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {} })
  try {
    return await work(postgres.connection)
  } finally {
    await postgres.stop()
  }
}
