import type { Db } from '../../database/db.ts'

/** Arrivals and readings of one administration wait for each other until the end of the transaction. */
export async function lockAdministration(db: Db, administrationId: number): Promise<void> {
  await db
    .selectFrom('administrations')
    .select('id')
    .where('id', '=', administrationId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}
