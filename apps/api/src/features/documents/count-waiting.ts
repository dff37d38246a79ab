import { must } from '@klopt/bookkeeping/money'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

/** How many documents of an administration nobody booked or put away. */
export async function countWaitingDocuments(db: Db, administrationId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM documents
    WHERE administration_id = ${administrationId} AND state = 'unprocessed'`.execute(db)
  return must(rows[0], 'the count of documents').count
}
