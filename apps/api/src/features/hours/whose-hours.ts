import { ApiError } from '../../kernel/api-error.ts'
import { holds, type Permissions } from '../../kernel/permissions.ts'

/** Whose hours, in which administration. */
export interface HoursOwner {
  readonly administrationId: number
  readonly userId: number
}

/** Who writes hours, which need not be their own. */
export interface HoursAuthor extends HoursOwner {
  readonly writtenBy: number
  readonly now: Date
}

interface Caller {
  readonly administrationId: number
  readonly user: { readonly id: number }
  readonly actingAsUserId: number | null
  readonly permissions: Permissions
}

/** One's own hours, or for an administrator those of somebody else. Throws `forbidden`. */
export function whoseHours(caller: Caller, asked: number | string | undefined): HoursOwner {
  const own = caller.actingAsUserId ?? caller.user.id
  const userId = asked === undefined ? own : Number(asked)
  if (userId !== own && !holds(caller.permissions, 'ADMIN')) throw new ApiError('forbidden')
  return { administrationId: caller.administrationId, userId }
}

/** The same for a write, which is made by who is signed in. */
export function hoursAuthor(caller: Caller & { readonly now: Date }, asked: number | undefined): HoursAuthor {
  return { ...whoseHours(caller, asked), writtenBy: caller.user.id, now: caller.now }
}

/** Who sees the books sees every project and what it comes to; others what they may write hours on, without money. */
export const seesMoney = (permissions: Permissions): boolean => holds(permissions, 'BOOKING')

/** For who keeps hours, and for who sees the books. Throws `forbidden`. */
export function assertSeesHours(permissions: Permissions): void {
  if (!holds(permissions, 'TIME_TRACKING') && !seesMoney(permissions)) throw new ApiError('forbidden')
}
