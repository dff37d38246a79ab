import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ClientConfig } from 'pg'
import { readSettings, type Settings, SettingsError } from '../config/settings.ts'
import { EmbeddedPostgresError, findRunningPostgres, startEmbeddedPostgres } from '../embedded-postgres/index.ts'
import { BackupError } from './backup-file.ts'
import { MigrationError } from './migrate.ts'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))

/** Lends the database for the time of some work. */
export type Connect = <T>(work: (connection: ClientConfig) => Promise<T>) => Promise<T>

/**
 * Runs `npm run <name> -- <file or folder>` on the database of the settings and prints the answer of `work`. An
 * expected error is printed without a stack and gives exit code 1.
 *
 * @param database `shared` when people may go on working, `own` when Klopt must not run.
 * @param kind what the user names: a file or a folder.
 */
export async function runCommand(
  name: string,
  database: 'shared' | 'own',
  work: (connect: Connect, file: string, settings: Settings) => Promise<string>,
  kind: 'bestand' | 'map' = 'bestand',
): Promise<void> {
  const given = process.argv[2]
  if (given === undefined || given === '') {
    console.error(`Gebruik: npm run ${name} -- <${kind}>`)
    process.exitCode = 2
    return
  }
  await runProgram(database, (connect, settings) => work(connect, pathGiven(given), settings))
}

/** A mistake of who gave a command, or what stands in the way of it, in Dutch. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** The same for a command that reads what it is given itself. */
export async function runProgram(
  database: 'shared' | 'own',
  work: (connect: Connect, settings: Settings) => Promise<string>,
): Promise<void> {
  try {
    const settings = readSettings(process.env, ROOT)
    console.log(await work(connectTo(settings, database), settings))
  } catch (error) {
    console.error(isExpected(error) ? error.message : error)
    process.exitCode = 1
  }
}

/** npm changes the working folder; a file named by the user starts from where that user is. */
export const pathGiven = (given: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), given)

function connectTo({ databaseUrl, databaseDirectUrl, dataDir }: Settings, database: 'shared' | 'own'): Connect {
  return async (work) => {
    if (databaseUrl !== null) return work({ connectionString: databaseDirectUrl ?? databaseUrl })
    if (database === 'shared') {
      const running = await findRunningPostgres(dataDir)
      if (running) return work(running)
      if (!existsSync(join(dataDir, 'postgres'))) throw new BackupError(`In ${dataDir} is geen database.`)
    }
    const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} })
    try {
      return await work(postgres.connection)
    } finally {
      await postgres.stop()
    }
  }
}

function isExpected(error: unknown): error is Error {
  return [CommandError, BackupError, MigrationError, SettingsError, EmbeddedPostgresError].some(
    (kind) => error instanceof kind,
  )
}
