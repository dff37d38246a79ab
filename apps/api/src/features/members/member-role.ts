import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { callHooks, type Hooks } from '../../kernel/hooks.ts'
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

/** Ends a role: its user is out at the next request, and whoever has to know is told. */
export async function endRole(
  db: Db,
  { roleEnds }: Hooks,
  { roleId, administrationId, userId }: { roleId: number; administrationId: number; userId: number },
  now: Date,
): Promise<void> {
  await db
    .updateTable('roles')
    .set({ deactivated_at: now, is_financial_planner: false })
    .where('administration_id', '=', administrationId)
    .where('id', '=', roleId)
    .execute()
  // The user's row before what others lock, such as their timer, so that nobody waits for the other.
  await forgetAdministration(db, userId, administrationId)
  await callHooks(roleEnds, db, { administrationId, userId }, now)
}
