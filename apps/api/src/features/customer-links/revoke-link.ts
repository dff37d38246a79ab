import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { removeCustomerSessions } from '../../kernel/customer-sessions.ts'
import type { Customer } from './find-or-make-link.ts'

/**
 * Ends a link: what was mailed opens nothing any more, and who came in by it is out. The next document that is mailed has
 * a new one. Throws `not_found`; one that was revoked before answers false.
 */
export async function revokeLink(
  db: Db,
  { administrationId, contactId }: Customer,
  { linkId, userId, now }: { readonly linkId: number; readonly userId: number | null; readonly now: Date },
): Promise<boolean> {
  const link = await db
    .selectFrom('customer_links')
    .select('revoked_at')
    .where('administration_id', '=', administrationId)
    .where('contact_id', '=', contactId)
    .where('id', '=', linkId)
    .forUpdate()
    .executeTakeFirst()
  if (link === undefined) throw new ApiError('not_found')
  if (link.revoked_at !== null) return false
  await db
    .updateTable('customer_links')
    .set({ revoked_at: now, revoked_by: userId })
    .where('administration_id', '=', administrationId)
    .where('id', '=', linkId)
    .execute()
  await removeCustomerSessions(db, administrationId, linkId)
  return true
}
