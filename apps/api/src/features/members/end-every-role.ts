import type { Db } from '../../database/db.ts'
import type { AuditTrail } from '../../kernel/audit.ts'
import { callHooks, type Hooks } from '../../kernel/hooks.ts'
import { endRole } from './member-role.ts'

interface Ending {
  readonly hooks: Hooks
  readonly now: Date
  readonly audit: AuditTrail['note']
}

/** Ends every role in an administration, that of its main user too: it is nobody's from then on. */
export async function endEveryRole(db: Db, administrationId: number, { hooks, now, audit }: Ending): Promise<void> {
  // Who is main user has an active role, says the database.
  const roles = await db
    .updateTable('roles')
    .set({ is_primary_user: false })
    .where('administration_id', '=', administrationId)
    .where('deactivated_at', 'is', null)
    .returning(['id', 'user_id'])
    .execute()
  for (const { id: roleId, user_id: userId } of roles) {
    await endRole(db, hooks, { roleId, administrationId, userId }, now)
    await callHooks(hooks.adminEnds, db, { administrationId, userId, audit }, now)
  }
}
