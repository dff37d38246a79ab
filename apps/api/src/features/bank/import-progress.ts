import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

/** How many lines of an import were kept so far, of all that are new. */
export interface ImportProgress {
  readonly done: number
  readonly total: number
}

// How far an import is says the name of its connection, which the database shows to every server while the transaction is
// still open, and takes back when it ends. A row would be seen only afterwards, or be left by an import that was broken off.

/** Of an administration and the name that whoever imports gave it: such a name of a connection has at most 63 signs. */
const nameOf = (administrationId: number, name: string): string =>
  `import ${createHash('sha256').update(`${administrationId} ${name}`).digest('hex').slice(0, 24)}`

/** What tells how far the import is that this transaction does; undefined for one that has no name. */
export const progressReporter = (db: Db, administrationId: number, name: string | undefined) =>
  name === undefined
    ? undefined
    : async ({ done, total }: ImportProgress): Promise<void> => {
        const text = `${nameOf(administrationId, name)} ${done} ${total}`
        await sql`SELECT set_config('application_name', ${text}, true)`.execute(db)
      }

/** How far an import is, whichever server does it; null when nothing of that name is under way. */
export async function importProgress(db: Db, administrationId: number, name: string): Promise<ImportProgress | null> {
  const own = nameOf(administrationId, name)
  const { rows } = await sql<{ text: string }>`SELECT application_name AS text FROM pg_stat_activity
    WHERE datname = current_database() AND starts_with(application_name, ${`${own} `})
    ORDER BY pid LIMIT 1`.execute(db)
  const [done, total] =
    rows[0]?.text
      .slice(own.length + 1)
      .split(' ')
      .map(Number) ?? []
  return done === undefined || total === undefined ? null : { done, total }
}
