import { ApiError } from '../../kernel/api-error.ts'
import { holds, type Permissions } from '../../kernel/permissions.ts'

/** Who reads or hands in receipts, and whether they see and judge those of everybody. */
export interface ExpenseReader {
  readonly administrationId: number
  readonly userId: number
  readonly seesAll: boolean
}

/** Who decides about receipts, or changes one. */
export interface ExpenseAuthor extends ExpenseReader {
  readonly writtenBy: number
  readonly now: Date
  readonly today: string
}

interface Caller {
  readonly administrationId: number
  readonly user: { readonly id: number }
  readonly actingAsUserId: number | null
  readonly permissions: Permissions
}

/** Who keeps hours hands in receipts of their own; who books purchases sees those of others too. Throws `forbidden`. */
export function expenseReader({ administrationId, user, actingAsUserId, permissions }: Caller): ExpenseReader {
  const seesAll = holds(permissions, 'BOOKING')
  if (!seesAll && !holds(permissions, 'TIME_TRACKING')) throw new ApiError('forbidden')
  return { administrationId, userId: actingAsUserId ?? user.id, seesAll }
}

export const expenseAuthor = (caller: Caller & { readonly now: Date; readonly today: string }): ExpenseAuthor => ({
  ...expenseReader(caller),
  writtenBy: caller.user.id,
  now: caller.now,
  today: caller.today,
})
