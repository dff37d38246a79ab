import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { stopRunning } from '../timers/timers.ts'
import { forgetAdministration } from '../users/change-user.ts'

/** The active role of a member, locked until the commit. Throws `not_found`. */
export async function lockMember(db: Db, administrationId: number, userId: number) {
  const role = await db
    .selectFrom('roles')
    .select(['id', 'permissions', 'is_primary_user'])
    .where('administration_id', '=', administrationId)
    .where('user_id', '=', userId)
    .where('deactivated_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!role) throw new ApiError('not_found')
  return role
}

/** Ends a role: its user is out at the next request, and their timer here stops. */
export async function endRole(
  db: Db,
  { roleId, administrationId, userId }: { roleId: number; administrationId: number; userId: number },
  now: Date,
): Promise<void> {
  await db
    .updateTable('roles')
    .set({ deactivated_at: now, is_financial_planner: false })
    .where('administration_id', '=', administrationId)
    .where('id', '=', roleId)
    .execute()
  await forgetAdministration(db, userId, administrationId)
  // The user's row first, as a start does, so that neither waits for the other.
  await stopRunning(db, { administrationId, userId }, now)
}
