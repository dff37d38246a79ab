import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { AuditTrail } from '../../kernel/audit.ts'
import { callHooks, type Hooks } from '../../kernel/hooks.ts'
import { changeAdministration } from '../administrations/change-administration.ts'
import { lockWithReferences } from '../administrations/lock-administration.ts'
import { revokeEveryLink } from '../customer-links/revoke-every-link.ts'
import { releaseClient } from '../firms/clients/release-client.ts'
import { mainUserEmailAddress } from '../members/main-user.ts'
import { endEveryRole } from '../members/end-every-role.ts'

interface Removing {
  readonly hooks: Hooks
  /** Of the staff that does it. */
  readonly userId: number
  readonly now: Date
  readonly today: string
  readonly audit: AuditTrail['note']
}

/** What was removed, and whom to tell. */
export interface Removed {
  readonly companyName: string
  readonly mainUserAddress: string | null
}

/**
 * Closes an administration for good, as its main user asked: nobody of it, of its firm, of its customers or of support comes
 * in any more, and nothing goes on in it. Its rows stay: what was posted is never taken out of a ledger. Throws `not_found`
 * without a request, also of one that was carried out before, and `removal_not_ready` before its thirty days are over.
 */
export async function carryOutRemoval(db: Db, administrationId: number, removing: Removing): Promise<Removed> {
  const { hooks, userId, now } = removing
  const books = await lockWithReferences(db, administrationId)
  if (!books?.removal_requested_at || books.removed_at !== null) throw new ApiError('not_found')
  if (books.removal_ready_at === null || books.removal_ready_at > now) throw new ApiError('removal_not_ready')
  const mainUserAddress = await mainUserEmailAddress(db, administrationId)
  if (books.firm_id !== null) await releaseClient(db, administrationId, removing)
  await callHooks(hooks.booksBecomeReadOnly, db, { administrationId }, now)
  await endEveryRole(db, administrationId, removing)
  await revokeEveryLink(db, administrationId, { userId, now })
  await changeAdministration(db, administrationId, {
    removed_at: now,
    subscription_type: 'NONE',
    subscription_period_end: null,
    grace_period_from: null,
    accessible_by_support: false,
  })
  return { companyName: books.company_name, mainUserAddress }
}
