import type { Db } from '../../database/db.ts'

/** What is done with one contact goes one after the other, until the transaction ends; nothing is held of nobody. */
export async function lockContact(db: Db, administrationId: number, contactId: number | null): Promise<void> {
  await db
    .selectFrom('contacts')
    .select('id')
    .where('administration_id', '=', administrationId)
    .where('id', '=', contactId)
    .forNoKeyUpdate()
    .execute()
}
