import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { AuditTrail } from '../../kernel/audit.ts'
import { callHooks, type Hooks } from '../../kernel/hooks.ts'
import { changeAdministration } from '../administrations/change-administration.ts'
import { lockWithReferences } from '../administrations/lock-administration.ts'
import { revokeEveryLink } from '../customer-links/revoke-every-link.ts'
import { endEveryRole } from '../members/end-every-role.ts'

interface Closing {
  readonly hooks: Hooks
  readonly now: Date
  readonly audit: AuditTrail['note']
}

/**
 * Closes an administration of examples for good, at once: nothing of it has to be kept for the tax office. Throws `not_found`
 * for real books, which are removed by asking, and for one that was closed before.
 */
export async function closeExample(db: Db, administrationId: number, closing: Closing): Promise<void> {
  const { hooks, now } = closing
  const books = await lockWithReferences(db, administrationId)
  if (books === undefined || books.example_of === null || books.removed_at !== null) throw new ApiError('not_found')
  await callHooks(hooks.booksBecomeReadOnly, db, { administrationId }, now)
  await endEveryRole(db, administrationId, closing)
  await revokeEveryLink(db, administrationId, { userId: books.example_of, now })
  await changeAdministration(db, administrationId, {
    removal_requested_at: now,
    removal_ready_at: now,
    removed_at: now,
    subscription_type: 'NONE',
    subscription_period_end: null,
    accessible_by_support: false,
  })
}
