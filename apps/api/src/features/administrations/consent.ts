import type { administrations } from '@klopt/api-client/contract'
import type { Context } from '../../kernel/context.ts'
import { endSupportGrants } from '../staff/end-grants.ts'
import { changeAdministrationOnce } from './change-administration.ts'

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
  const isChanged = await changeAdministrationOnce(db, administrationId, { accessible_by_support: given })
  if (!isChanged) return unchanged()
  if (!given) await endSupportGrants(db, administrationId, now)
  audit(given ? consentActions.given : consentActions.revoked, 'administration', administrationId)
}
