import type { Db } from '../../../database/db.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import type { AuditTrail } from '../../../kernel/audit.ts'
import { callHooks, type Hooks } from '../../../kernel/hooks.ts'
import { changeAdministration } from '../../administrations/change-administration.ts'
import { mainUserEmailAddress } from '../../members/main-user.ts'
import { stopPayingByFirm } from '../../subscriptions/paid-by-firm.ts'
import { setManager } from '../../worklist/set-manager.ts'

export interface Releasing {
  readonly hooks: Hooks
  readonly now: Date
  readonly today: string
  readonly audit: AuditTrail['note']
}

/**
 * Takes the books of a client away from the firm, in the scope of that client: nobody of the firm enters them any more, and
 * nobody looks after them, and whoever has to know is told. Throws `client_without_main_user` while they would be nobody's.
 */
export async function releaseClient(
  db: Db,
  administrationId: number,
  { hooks, now, today, audit }: Releasing,
): Promise<void> {
  if ((await mainUserEmailAddress(db, administrationId)) === null) throw new ApiError('client_without_main_user')
  await setManager(db, administrationId, null)
  await db.deleteFrom('firm_member_clients').where('administration_id', '=', administrationId).execute()
  await stopPayingByFirm(db, administrationId, today)
  await changeAdministration(db, administrationId, { firm_id: null, firm_archived_at: null })
  await callHooks(hooks.firmLeaves, db, { administrationId, audit }, now)
}
