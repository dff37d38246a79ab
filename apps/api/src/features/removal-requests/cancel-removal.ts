import type { Db } from '../../database/db.ts'
import { changeScope } from '../../database/transaction.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { changeAdministrationOnce } from '../administrations/change-administration.ts'

/**
 * Withdraws the request; false when there is none. Throws `not_found` for an administration the user has no role
 * in and `forbidden` for who is not its main user. Leaves the transaction in the scope of the administration.
 */
export async function cancelRemoval(
  db: Db,
  { administrationId, userId }: { administrationId: number; userId: number },
): Promise<boolean> {
  const role = await db
    .selectFrom('role_assignments')
    .select('is_primary_user')
    .where('user_id', '=', userId)
    .where('administration_id', '=', administrationId)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()
  if (!role) throw new ApiError('not_found')
  if (!role.is_primary_user) throw new ApiError('forbidden')
  await changeScope(db, { kind: 'administration', administrationId, userId })
  return changeAdministrationOnce(db, administrationId, { removal_requested_at: null, removal_ready_at: null })
}
