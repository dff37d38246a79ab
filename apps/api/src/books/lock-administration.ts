import { sql } from 'kysely'
import type { Db } from '../database/db.ts'

/**
 * Lets what is done once to the books as a whole go one after the other, until the transaction ends: opening them, closing
 * a year. Postings go on.
 */
export async function lockAdministration(db: Db, administrationId: number): Promise<void> {
  await sql`SELECT FROM administrations WHERE id = ${administrationId} FOR NO KEY UPDATE`.execute(db)
}
