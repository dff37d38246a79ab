import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { HoursOwner } from './whose-hours.ts'

/** Writers of one person's hours and weeks wait for each other here, so that two at once cannot make a day too long. */
export async function lockHours(db: Db, { userId }: Pick<HoursOwner, 'userId'>): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('hours', ${userId}))`.execute(db)
}
