import type { Db } from '../../database/db.ts'

/** Removes registrations whose link works no longer. */
export async function removeExpiredRegistrations(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('registrations').where('expires_at', '<=', now).execute()
}
