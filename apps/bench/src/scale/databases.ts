import { migrate, startEmbeddedPostgres } from '@klopt/api/bench'
import { createTestServer, type KloptTestServer } from '@klopt/api/testing'
import pg from 'pg'
import { LOOKED_AT } from '../large-books/fill-books.ts'
import { resource } from '../measure/resources.ts'

/** A database with a server on it, and its owner. */
export interface Side {
  readonly server: KloptTestServer
  readonly client: pg.Client
  readonly connection: pg.ClientConfig
}

/** The books that are looked at among those of many others, and alone in a database of their own. */
export interface Databases {
  readonly among: Side
  readonly alone: Side
}

/** Starts the PostgreSQL of a folder, with both databases. `fast` gives up durability, while they are filled. */
export async function openDatabases(
  folder: string,
  { fast = false }: { readonly fast?: boolean } = {},
): Promise<Databases & AsyncDisposable> {
  await using open = new AsyncDisposableStack()
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {}, fast })
  open.use(resource({}, () => postgres.stop()))
  const { connection } = postgres
  await makeDatabase(connection, 'alone')
  const among = open.use(await sideOn(connection))
  const alone = open.use(await sideOn({ ...connection, database: 'alone' }))
  const started = open.move()
  return { among, alone, [Symbol.asyncDispose]: () => started.disposeAsync() }
}

async function makeDatabase(connection: pg.ClientConfig, database: string): Promise<void> {
  const owner = new pg.Client(connection)
  await owner.connect()
  await using _ = resource({}, () => owner.end())
  const { rowCount } = await owner.query('SELECT FROM pg_database WHERE datname = $1', [database])
  if (rowCount === 0) await owner.query(`CREATE DATABASE ${database}`)
}

async function sideOn(connection: pg.ClientConfig): Promise<Side & AsyncDisposable> {
  await migrate(connection)
  const server = await createTestServer({ forBenchmark: true, connection })
  server.clock.set(LOOKED_AT)
  const client = new pg.Client(connection)
  await client.connect()
  return resource({ server, client, connection }, async () => {
    await client.end()
    await server.stop()
  })
}
