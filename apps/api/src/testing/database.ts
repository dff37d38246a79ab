import { randomBytes } from 'node:crypto'
import type { ClientConfig } from 'pg'
import { inject } from 'vitest'
import { hasCode } from '../system/has-code.ts'
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

/** A migrated database of a test's own, cloned in some 80 ms from a template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(inject('testServer').template)
}

/** A database of a test's own without any table, for the tests of migrations themselves. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase('template0')
}

async function createDatabase(template: string): Promise<TestDatabase> {
  const { connection, prefix, strategy } = inject('testServer')
  const database = `${prefix}_${randomBytes(6).toString('hex')}`
  await query(connection, `CREATE DATABASE ${database} TEMPLATE ${template} STRATEGY ${strategy}`)
  return {
    connection: { ...connection, database },
    drop: () => dropDatabase(connection, database),
  }
}

/** SQLSTATE of a backend that the test role may not end. */
const insufficientPrivilege = '42501'

/**
 * Ends what is still connected. Autovacuum belongs to PostgreSQL itself: a role that is no superuser may not end it by
 * force, and a drop without force sends it away.
 */
async function dropDatabase(connection: TestServer['connection'], database: string): Promise<void> {
  const drop = `DROP DATABASE IF EXISTS ${database}`
  try {
    await query(connection, `${drop} WITH (FORCE)`)
  } catch (error) {
    if (!hasCode(error, insufficientPrivilege)) throw error
    await query(connection, drop)
  }
}
