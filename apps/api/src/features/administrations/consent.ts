import type { administrations } from '@klopt/api-client/contract'
import type { Context } from '../../server/context.ts'

type ConsentContext = Pick<
  Context<typeof administrations.giveAccess, 'administration'>,
  'db' | 'administrationId' | 'audit' | 'unchanged'
>

/** The audit rows that the access log is made of. */
export const consentActions = { given: 'give_support_access', revoked: 'revoke_support_access' } as const

/** Lets support in, or ends that at once: every request of support looks at it. */
export async function setConsent({ db, administrationId, audit, unchanged }: ConsentContext, given: boolean) {
  const changed = await db
    .updateTable('administrations')
    .set({ accessible_by_support: given })
    .where('id', '=', administrationId)
    .where('accessible_by_support', '!=', given)
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) return unchanged()
  audit(given ? consentActions.given : consentActions.revoked, 'administration', administrationId)
}
