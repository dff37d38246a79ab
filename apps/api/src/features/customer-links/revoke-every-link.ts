import type { Db } from '../../database/db.ts'
import { removeCustomerSessions } from '../../kernel/customer-sessions.ts'

/** Ends every link of an administration to its customers, and puts out who came in by one. */
export async function revokeEveryLink(
  db: Db,
  administrationId: number,
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<void> {
  const revoked = await db
    .updateTable('customer_links')
    .set({ revoked_at: now, revoked_by: userId })
    .where('administration_id', '=', administrationId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute()
  for (const { id } of revoked) await removeCustomerSessions(db, administrationId, id)
}
