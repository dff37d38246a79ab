import type { Db } from '../../database/db.ts'

/** Ends what support had open in an administration; what compliance opened stays. */
export async function endSupportGrants(db: Db, administrationId: number, now: Date): Promise<void> {
  await db
    .updateTable('access_grants')
    .set({ expires_at: now })
    .where('administration_id', '=', administrationId)
    .where('as_compliance', '=', false)
    .where('expires_at', '>', now)
    .execute()
}
