import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'

interface Ask {
  readonly administrationId: number
  readonly userId: number
  readonly reason: string
  readonly now: Date
}

/** Asks for another main user. Throws `only_members_ask`; who asks while that was asked is refused by the database. */
export async function askTransfer(db: Db, { administrationId, userId, reason, now }: Ask): Promise<number> {
  const role = await db
    .selectFrom('role_assignments')
    .select('is_primary_user')
    .where('administration_id', '=', administrationId)
    .where('user_id', '=', userId)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()
  if (!role || role.is_primary_user) throw new ApiError('only_members_ask')
  const { id } = await db
    .insertInto('main_user_transfers')
    .values({
      administration_id: administrationId,
      asked_by: userId,
      asked_at: now,
      reason,
      state: 'asked',
      decided_by: null,
      decided_at: null,
      decided_because: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
