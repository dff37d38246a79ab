import { randomBytes } from 'node:crypto'
import type { ClientConfig } from 'pg'
import { inject } from 'vitest'
import { query } from './query.ts'
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

/** A migrated database of a test's own, cloned in some 30 ms from a template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(inject('testServer').template)
}

/** A database of a test's own without any table, for the tests of migrations themselves. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase('template0')
}

async function createDatabase(template: string): Promise<TestDatabase> {
  const { connection, prefix } = inject('testServer')
  const database = `${prefix}_${randomBytes(6).toString('hex')}`
  await query(connection, `CREATE DATABASE ${database} TEMPLATE ${template}`)
  return {
    connection: { ...connection, database },
    drop: async () => void (await query(connection, `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`)),
  }
}
