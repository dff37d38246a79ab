import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url))

export interface Migration {
  readonly name: string
  readonly sql: string
  readonly sha256: string
}

/**
 * Rows that are moved in batches while people work, of a table too large for a migration to go through. Its SQL is one
 * statement: `$1` is the key after which it begins, `$2` how many rows it takes at most, in the order of that key; it answers
 * one row with `last_key`, null where none was left, and `moved`, how many it changed. It has to be harmless to repeat.
 */
export interface Backfill {
  /** `NNNN_name.backfill.sql`: it needs the migrations up to that number. */
  readonly name: string
  readonly sql: string
}

/** The migrations of this version, in the order of their numbers. */
export async function readMigrations(folder = MIGRATIONS_FOLDER): Promise<Migration[]> {
  const files = await readNumbered(folder, (name) => !isBackfill(name))
  return files.map(({ name, sql }) => {
    // Git may write other line ends on another machine; that is no change.
    const sha256 = createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')
    return { name, sql, sha256 }
  })
}

/** The backfills of this version, in the order of their numbers. */
export const readBackfills = (folder = MIGRATIONS_FOLDER): Promise<Backfill[]> => readNumbered(folder, isBackfill)

/** The backfill that has to be done before a migration is: `-- after: 0820_kinds.backfill.sql`. */
export const backfillBefore = (sql: string): string | undefined => /^-- after: (\S+)\s*$/m.exec(sql)?.[1]

/**
 * The statements of a migration that is applied outside of a transaction, one after the other, since it makes indexes while
 * people write (`-- concurrently: why`); undefined for any other.
 */
export function concurrentStatements(sql: string): string[] | undefined {
  if (!/^-- concurrently: \w/m.test(sql)) return undefined
  return sql
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}

const isBackfill = (name: string): boolean => name.endsWith('.backfill.sql')

async function readNumbered(folder: string, isMeant: (name: string) => boolean) {
  const names = (await readdir(folder)).filter((name) => /^\d+.*\.sql$/.test(name) && isMeant(name)).sort()
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(join(folder, name), 'utf8') })))
}
