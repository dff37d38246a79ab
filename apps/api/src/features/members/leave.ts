import type { Db } from '../../database/db.ts'
import { changeScope } from '../../database/transaction.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Hooks } from '../../kernel/hooks.ts'
import { endRole, lockMember } from './member-role.ts'

interface Leaving {
  readonly roleId: number
  readonly administrationId: number
  readonly userId: number
}

/**
 * Ends the user's own role, in whatever state the subscription is. Throws `main_user_stays` for the main user:
 * an administration always has one. Leaves the transaction in the scope of the administration.
 */
export async function leave(db: Db, hooks: Hooks, leaving: Leaving, now: Date): Promise<void> {
  const { roleId, administrationId, userId } = leaving
  const own = await db
    .selectFrom('roles')
    .select('id')
    .where('id', '=', roleId)
    .where('user_id', '=', userId)
    .where('administration_id', '=', administrationId)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()
  if (!own) throw new ApiError('not_found')
  await changeScope(db, { kind: 'administration', administrationId, userId })
  // Judged under a lock: they may have left, or become the main user, this very moment.
  const role = await lockMember(db, administrationId, userId)
  if (role.is_primary_user) throw new ApiError('main_user_stays')
  await endRole(db, hooks, { roleId, administrationId, userId }, now)
}
