import { sql } from 'kysely'
import { must } from '@klopt/bookkeeping/money'
import type { Db } from '../../database/db.ts'

/** How many questions wait for the client. */
export async function openQuestionCount(db: Db, administrationId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM questions WHERE administration_id = ${administrationId} AND state = 'open'`.execute(
    db,
  )
  return must(rows[0], 'a count').count
}
