import { cancellationDay } from '@klopt/bookkeeping/documents'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { runningColumns } from './change-state.ts'
import { loadRecurring, type RecurringKey, type RecurringRow } from './load-recurring.ts'
import { changeRecurring } from './save-recurring.ts'

export interface Cancellation {
  readonly isConsumer: boolean
  readonly reason: string
  readonly now: Date
  readonly today: string
}

/**
 * What a customer does who wants it no more. Of a consumer it ends with the day of the law, whatever its owner says; what
 * is invoiced until then goes up to that day. For a company its owner decides. Answers the row as it then is. Throws
 * `subscription_cancelled` for one that was cancelled before, and `customer_not_found` for one that has ended.
 */
export async function cancelSubscription(
  db: Db,
  key: RecurringKey,
  { isConsumer, reason, now, today }: Cancellation,
): Promise<RecurringRow> {
  const row = await loadRecurring(db, key, { forUpdate: true })
  if (row.service_until !== null || row.cancel_requested_at !== null) throw new ApiError('subscription_cancelled')
  if (row.state === 'ended') throw new ApiError('customer_not_found')
  const serviceUntil = cancellationDay({ isConsumer, endsOn: row.ends_on }, today)
  const cancelled = { ...row, service_until: serviceUntil, cancel_requested_at: now, cancel_reason: reason.trim() }
  const state = row.state === 'active' && serviceUntil !== null ? await runningColumns(db, cancelled) : {}
  await changeRecurring(db, { administrationId: key.administrationId, now }, row, {
    ...state,
    service_until: serviceUntil,
    cancel_requested_at: now,
    cancel_reason: reason.trim(),
  })
  return { ...cancelled, ...state }
}
