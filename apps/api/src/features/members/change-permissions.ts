import type { AssignablePermission } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { lockMember } from './member-role.ts'

interface Change {
  readonly administrationId: number
  readonly userId: number
  readonly permissions: readonly AssignablePermission[]
}

/** Throws `main_user_stays` when the main user would lose ADMIN, `not_found` for who is no member. */
export async function changePermissions(
  db: Db,
  { administrationId, userId, permissions }: Change,
): Promise<{ losesAdmin: boolean }> {
  const role = await lockMember(db, administrationId, userId)
  if (role.is_primary_user && !permissions.includes('ADMIN')) throw new ApiError('main_user_stays')
  await db
    .updateTable('roles')
    .set({ permissions: [...new Set(permissions)] })
    .where('administration_id', '=', administrationId)
    .where('id', '=', role.id)
    .execute()
  return { losesAdmin: role.permissions.includes('ADMIN') && !permissions.includes('ADMIN') }
}
