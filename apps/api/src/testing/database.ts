import { randomBytes } from 'node:crypto'
import type { ClientConfig } from 'pg'
import { inject } from 'vitest'
import { sql } from './sql.ts'
import type { TestServer } from './test-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
  }
}

export interface TestDatabase {
  connection: ClientConfig
  /** Removes the database; connections that are still open are broken off. */
  drop(): Promise<void>
}

/** A migrated database of a test's own, cloned in some 40 ms from a template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { connection, template, prefix } = inject('testServer')
  const database = `${prefix}_${randomBytes(6).toString('hex')}`
  await sql(connection, `CREATE DATABASE ${database} TEMPLATE ${template}`)
  return {
    connection: { ...connection, database },
    drop: () => sql(connection, `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`),
  }
}
