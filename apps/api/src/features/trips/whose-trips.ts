import { ApiError } from '../../kernel/api-error.ts'
import { holds, type Permissions } from '../../kernel/permissions.ts'

/** Who reads or writes trips, and whether they see those of everybody. */
export interface TripReader {
  readonly administrationId: number
  readonly userId: number
  readonly seesAll: boolean
}

export interface TripAuthor extends TripReader {
  readonly writtenBy: number
  readonly now: Date
}

interface Caller {
  readonly administrationId: number
  readonly user: { readonly id: number }
  readonly actingAsUserId: number | null
  readonly permissions: Permissions
}

/** Who keeps hours or the books keeps trips of their own; who keeps the books sees those of others too. Throws `forbidden`. */
export function tripReader({ administrationId, user, actingAsUserId, permissions }: Caller): TripReader {
  const seesAll = holds(permissions, 'ACCOUNTING')
  if (!seesAll && !holds(permissions, 'TIME_TRACKING')) throw new ApiError('forbidden')
  return { administrationId, userId: actingAsUserId ?? user.id, seesAll }
}

export const tripAuthor = (caller: Caller & { readonly now: Date }): TripAuthor => ({
  ...tripReader(caller),
  writtenBy: caller.user.id,
  now: caller.now,
})
