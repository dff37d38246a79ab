import { must } from '@klopt/bookkeeping/money'
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'

/**
 * How many entries were posted, in one book when it is named. They are numbered without gaps by book and fiscal year, so that
 * the counters know, however many there are.
 */
export async function countEntries(db: Db, administrationId: number, journalId: number | null): Promise<number> {
  const names = journalId === null ? 'journal:%' : `journal:${journalId}:%`
  const { rows } = await sql<{ count: number }>`
    SELECT coalesce(sum(last_number), 0)::bigint AS count FROM counters
    WHERE administration_id = ${administrationId} AND name LIKE ${names}`.execute(db)
  return must(rows[0], 'how many entries there are').count
}
