import type { administrations } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import type { Context } from '../../kernel/context.ts'

type ConsentContext = Pick<
  Context<typeof administrations.giveAccess, 'administration'>,
  'db' | 'administrationId' | 'audit' | 'unchanged' | 'now'
>

/** The audit rows that the access log is made of. */
export const consentActions = { given: 'give_support_access', revoked: 'revoke_support_access' } as const

/**
 * Lets support in, or ends that at once: every request of support looks at it. What support had open ends for good, so
 * that letting it in again is no more than that.
 */
export async function setConsent({ db, administrationId, audit, unchanged, now }: ConsentContext, given: boolean) {
  const changed = await db
    .updateTable('administrations')
    .set({ accessible_by_support: given })
    .where('id', '=', administrationId)
    .where('accessible_by_support', '!=', given)
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) return unchanged()
  if (!given) await endSupport(db, administrationId, now)
  audit(given ? consentActions.given : consentActions.revoked, 'administration', administrationId)
}

async function endSupport(db: Db, administrationId: number, now: Date): Promise<void> {
  await db
    .updateTable('access_grants')
    .set({ expires_at: now })
    .where('administration_id', '=', administrationId)
    .where('as_compliance', '=', false)
    .where('expires_at', '>', now)
    .execute()
}
