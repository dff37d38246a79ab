import { setTimeout } from 'node:timers/promises'
import { DatabaseError, type Client, type ClientConfig } from 'pg'
import { finishBackfill } from './backfill.ts'
import {
  backfillBefore,
  concurrentStatements,
  readBackfills,
  readMigrations,
  type Migration,
} from './migration-files.ts'
import { withClient } from './with-client.ts'

/** Any number will do, as long as nothing else in the database locks it. */
const MIGRATION_LOCK = 7_205_801
const LOCK_POLL_MS = 100

/** The schema and this version of Klopt do not belong together. The message is Dutch. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

export interface MigrateOptions {
  folder?: string | undefined
  /** Name of the migration to stop after; all of them when absent. */
  last?: string | undefined
  /** How long after a lock was not to be had it is tried again. */
  retryMs?: number
}

/**
 * Brings the schema up to date: applies the numbered SQL files that were not applied before, in order,
 * each in a transaction of its own, but for those that make indexes while people write. Several servers may start at
 * once: one migrates, the others wait.
 *
 * @throws {MigrationError} when an applied file has changed or is unknown, or a new one comes too late.
 */
export async function migrate(
  connection: ClientConfig,
  { folder, last, retryMs = 2_000 }: MigrateOptions = {},
): Promise<void> {
  const migrations = await readMigrations(folder)
  await withClient(connection, async (client) => {
    await lockForMigrating(client)
    await client.query(`CREATE TABLE IF NOT EXISTS schema_migrations (
      name text PRIMARY KEY,
      applied_at timestamptz NOT NULL DEFAULT now(),
      sha256 text NOT NULL
    )`)
    for (const migration of await pending(client, migrations)) {
      if (last !== undefined && migration.name > last) break
      await finishBefore(client, migration, folder)
      await applyPatiently(client, migration, retryMs)
    }
  })
}

/** Asks again and again: one that waited within the database would be waited for by an index that is made while people write. */
async function lockForMigrating(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [
      MIGRATION_LOCK,
    ])
    if (rows[0]?.locked === true) return
    await setTimeout(LOCK_POLL_MS)
  }
}

/** The rows that a migration needs moved are moved; mostly a server of the version before did so while people worked. */
async function finishBefore(client: Client, { name, sql }: Migration, folder: string | undefined): Promise<void> {
  const needed = backfillBefore(sql)
  if (needed === undefined) return
  const backfill = (await readBackfills(folder)).find((one) => one.name === needed)
  if (backfill === undefined) throw new MigrationError(`Migratie ${name} noemt ${needed}, dat er niet is.`)
  await finishBackfill(client, backfill)
}

/** The migrations that a database has had, in order; none when it never had any. */
export async function listApplied(client: Client): Promise<{ name: string; sha256: string }[]> {
  const { rows: tables } = await client.query(
    "SELECT FROM pg_tables WHERE tablename = 'schema_migrations' AND schemaname = 'public'",
  )
  if (tables.length === 0) return []
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'SELECT name, sha256 FROM schema_migrations ORDER BY name COLLATE "C"',
  )
  return rows
}

async function pending(client: Client, migrations: Migration[]): Promise<Migration[]> {
  const done = await listApplied(client)
  for (const [index, applied] of done.entries()) {
    const known = migrations.find((migration) => migration.name === applied.name)
    if (known === undefined) {
      throw new MigrationError(
        `De database kent migratie ${applied.name}, deze versie van Klopt niet: de database is van een nieuwere versie. Start die versie, of zet een back-up terug.`,
      )
    }
    if (known.sha256 !== applied.sha256) {
      throw new MigrationError(
        `Migratie ${applied.name} is gewijzigd nadat zij op deze database is toegepast. Zet het bestand terug zoals het was en leg de wijziging vast in een nieuwe migratie.`,
      )
    }
    const expected = migrations[index]
    if (expected !== undefined && expected.name !== applied.name) {
      throw new MigrationError(
        `Migratie ${expected.name} is nieuw maar komt voor ${applied.name}, die al is toegepast. Geef die een hoger nummer.`,
      )
    }
  }
  return migrations.slice(done.length)
}

/** Somebody who held a table for long is gone after a while: people wait for a migration no longer than its `lock_timeout` at a time. */
async function applyPatiently(client: Client, migration: Migration, retryMs: number): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await apply(client, migration)
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !isLockTimeout(error)) throw error
      await client.query('ROLLBACK')
      await setTimeout(retryMs)
    }
  }
}

const MOST_ATTEMPTS = 5
const isLockTimeout = (error: unknown): boolean =>
  error instanceof MigrationError && error.cause instanceof DatabaseError && error.cause.code === '55P03'

async function apply(client: Client, { name, sql, sha256 }: Migration): Promise<void> {
  const concurrent = concurrentStatements(sql)
  try {
    for (const statement of concurrent ?? []) await client.query(statement)
    await client.query('BEGIN')
    if (concurrent === undefined) await client.query(sql)
    await client.query('INSERT INTO schema_migrations (name, sha256) VALUES ($1, $2)', [name, sha256])
    await client.query('COMMIT')
  } catch (error) {
    throw new MigrationError(
      `Migratie ${name} is mislukt en niet toegepast: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  }
}
