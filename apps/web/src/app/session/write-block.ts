import type { AdministrationEntry, PermissionOrigin, PermissionType } from '@klopt/api-client/contract'
import { isReadOnly as isReadOnlyBy } from '@klopt/bookkeeping/administration'

/** Why somebody changes nothing: staff looks, the right is missing, or the subscription has ended. */
export type WriteBlock = 'viewing' | 'permission' | 'subscription'

export interface Wanted {
  /** What the write asks for; undefined when whoever is in may do it. */
  readonly permission?: PermissionType | undefined
  /** It also goes on after the subscription has ended, as tickets and the export do. */
  readonly afterEnd?: boolean
}

export interface Visitor {
  /** What the user holds in the administration, and by what. */
  readonly permissions: readonly { readonly type: PermissionType; readonly origins: readonly PermissionOrigin[] }[]
  readonly subscription: AdministrationEntry['subscription']
  /** The civil day, which the last day of a trial is measured by. */
  readonly today: string
}

/**
 * What keeps a user from a write in an administration, or null when nothing does. It mirrors what the server decides:
 * access that was granted to staff lets it look and no more, each permission judged by itself.
 */
export function writeBlockOf({ permissions, subscription, today }: Visitor, wanted: Wanted): WriteBlock | null {
  const { permission, afterEnd = false } = wanted
  const held = permissions.filter(({ type }) => permission === undefined || type === permission)
  if (held.length === 0) return 'permission'
  if (held.every(({ origins }) => origins.every((origin) => origin === 'GLOBAL_ADMIN'))) return 'viewing'
  return !afterEnd && isReadOnly(subscription, today) ? 'subscription' : null
}

/** Whether an administration can be viewed but not changed: the server's own rule, over what it tells of it. */
export const isReadOnly = (subscription: AdministrationEntry['subscription'], today: string): boolean =>
  isReadOnlyBy(
    {
      subscriptionType: subscription.type,
      subscriptionPeriodEnd: subscription.current_period?.end ?? null,
      subscriptionEndsOn: subscription.ends_on,
    },
    today,
  )
