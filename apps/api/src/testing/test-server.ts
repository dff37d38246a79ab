import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { migrate } from '../database/migrate.ts'
import { createPool } from '../database/pool.ts'
import { prepareJobTables } from '../jobs/prepare-queues.ts'
import { query } from './query.ts'

/** The PostgreSQL of a test run, and the names this run uses on it. */
export interface TestServer {
  connection: { host: string; port: number; user: string; database: string; password?: string }
  /** Database with all migrations, to clone from. */
  template: string
  /** How the template is copied: by its files where nothing waits for a disk, which takes a third of the processor. */
  strategy: 'FILE_COPY' | 'WAL_LOG'
  /** Every database of the run starts with it: several runs may share a server. */
  prefix: string
}

/** Makes the migrated template on a server. The role of `connection` needs CREATEDB and CREATEROLE. */
export async function prepareTestServer(
  connection: TestServer['connection'],
): Promise<TestServer & { cleanUp(): Promise<void> }> {
  const prefix = `klopt_test_${randomBytes(4).toString('hex')}`
  const template = `${prefix}_template`
  await query(connection, `CREATE DATABASE ${template}`)
  const [disk] = await query<{ fsync: string }>(connection, 'SHOW fsync')
  const strategy = disk?.fsync === 'off' ? 'FILE_COPY' : 'WAL_LOG'
  const server = { connection, template, strategy, prefix, cleanUp: () => dropAll(connection, prefix) } as const
  try {
    await migrate({ ...connection, database: template })
    await makeJobTables({ ...connection, database: template })
    return server
  } catch (error) {
    await server.cleanUp()
    throw error
  }
}

/** As the first start of a server leaves them, which would take each test that queues a job a twentieth of a second. */
async function makeJobTables(connection: TestServer['connection']): Promise<void> {
  const pool = createPool({ connection, isPooled: false, onError: () => {} })
  try {
    await prepareJobTables(pool)
  } finally {
    await pool.end()
  }
}

/** `DATABASE_URL` taken apart, so that the name of the database can be replaced. */
export function connectionOf(databaseUrl: string): TestServer['connection'] {
  const { host, port, user, database, password } = new Client({ connectionString: databaseUrl })
  if (!user || !database) throw new Error('DATABASE_URL must name a user and a database')
  return { host, port, user, database, ...(password ? { password } : {}) }
}

async function dropAll(connection: TestServer['connection'], prefix: string): Promise<void> {
  const databases = await query<{ datname: string }>(
    connection,
    `SELECT datname FROM pg_database WHERE starts_with(datname::text, '${prefix}')`,
  )
  for (const { datname } of databases) await query(connection, `DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`)
}
