import type { Db } from '../../database/db.ts'

/** Says who at the firm looks after a client; null for nobody. */
export async function setManager(db: Db, administrationId: number, userId: number | null): Promise<void> {
  if (userId === null) {
    await db.deleteFrom('client_managers').where('administration_id', '=', administrationId).execute()
    return
  }
  await db
    .insertInto('client_managers')
    .values({ administration_id: administrationId, user_id: userId })
    .onConflict((conflict) => conflict.column('administration_id').doUpdateSet({ user_id: userId }))
    .execute()
}

/** Has nobody look after the clients of who left the firm; in the scope `system`. */
export async function withoutManager(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('client_managers').where('user_id', '=', userId).execute()
}
