import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { changeAdministration } from '../administrations/change-administration.ts'
import { endAfterCancelling } from './periods.ts'
import { isCancellable, loadSubscription, startOf } from './queries.ts'

/** Ends the subscription with its running month; cancelling again keeps that day. Throws `not_found` without one. */
export async function cancelSubscription(
  db: Db,
  administrationId: number,
  today: string,
): Promise<{ endsOn: string; changed: boolean }> {
  const row = await loadSubscription(db, administrationId, { forUpdate: true })
  if (!isCancellable(row)) throw new ApiError('not_found')
  if (row.subscription_ends_on !== null) return { endsOn: row.subscription_ends_on, changed: false }
  const endsOn = endAfterCancelling(startOf(row, row.subscription_period_end ?? today), today)
  await changeAdministration(db, administrationId, { subscription_ends_on: endsOn })
  return { endsOn, changed: true }
}

/** Lets a cancelled subscription go on; false when it was not cancelled. */
export async function resumeSubscription(db: Db, administrationId: number): Promise<boolean> {
  const row = await loadSubscription(db, administrationId, { forUpdate: true })
  if (row.subscription_ends_on === null) return false
  await changeAdministration(db, administrationId, { subscription_ends_on: null })
  return true
}
