import type { Db } from '../database/db.ts'
import { changeScope } from '../database/transaction.ts'
import { setManager } from '../features/worklist/set-manager.ts'

/** The bookkeeper looks after every other client of the firm. */
export async function assignClients(db: Db, firmId: number, userId: number): Promise<void> {
  await changeScope(db, { kind: 'system' })
  const clients = await db
    .selectFrom('administrations')
    .select('id')
    .where('firm_id', '=', firmId)
    .orderBy('id')
    .execute()
  for (const [index, { id }] of clients.entries()) {
    if (index % 2 !== 0) continue
    await changeScope(db, { kind: 'administration', administrationId: id })
    await setManager(db, id, userId)
  }
  await changeScope(db, { kind: 'system' })
}
