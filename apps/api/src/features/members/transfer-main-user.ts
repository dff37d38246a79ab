import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { lockMember } from './member-role.ts'

interface Transfer {
  readonly administrationId: number
  readonly from: number
  readonly to: number
}

/**
 * Makes another member the main user, with ADMIN; the former one stays a member with what they had. Throws
 * `not_found` for who is no active member, or whose account was deactivated.
 */
export async function transferMainUser(db: Db, { administrationId, from, to }: Transfer): Promise<void> {
  const user = await db.selectFrom('people').select('deactivated_at').where('id', '=', to).executeTakeFirst()
  if (!user || user.deactivated_at !== null) throw new ApiError('not_found')
  // Always the lower id first, so that two transfers at once wait instead of standing in each other's way.
  const locked = new Map<number, Awaited<ReturnType<typeof lockMember>>>()
  for (const userId of [from, to].toSorted((a, b) => a - b)) {
    locked.set(userId, await lockMember(db, administrationId, userId))
  }
  const [former, next] = [locked.get(from), locked.get(to)]
  // Another transfer was first.
  if (!former?.is_primary_user || !next) throw new ApiError('forbidden')
  if (from === to) return
  const update = (roleId: number) =>
    db.updateTable('roles').where('administration_id', '=', administrationId).where('id', '=', roleId)
  await update(former.id).set({ is_primary_user: false }).execute()
  await update(next.id)
    .set({ is_primary_user: true, permissions: [...new Set(['ADMIN' as const, ...next.permissions])] })
    .execute()
}
