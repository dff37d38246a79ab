import type pg from 'pg'
import { must } from '@klopt/bookkeeping/money'

/** How many seconds ago the last back-up was made by the command; since the first start, when there is none. */
export async function backupAgeSeconds(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ seconds: number }>(
    `SELECT extract(epoch FROM now() - coalesce((SELECT max(made_at) FROM backups), (SELECT min(applied_at) FROM schema_migrations)))
      ::float8 AS seconds`,
  )
  return must(rows[0], 'the age of the last back-up').seconds
}
