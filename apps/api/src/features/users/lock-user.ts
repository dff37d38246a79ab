import type { Db } from '../../database/db.ts'

/** What somebody does at the same moment by another call waits until the end of this transaction, if that locks them too. */
export async function lockUser(db: Db, userId: number): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}
