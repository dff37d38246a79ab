import { isReadOnly } from '@klopt/bookkeeping/administration'
import type { Db } from '../../database/db.ts'
import { loadSubscription } from './queries.ts'

/** Whether the subscription of an administration has its books stay as they are: jobs leave them then. */
export async function mayNotChange(db: Db, administrationId: number, today: string): Promise<boolean> {
  const subscription = await loadSubscription(db, administrationId)
  const state = {
    subscriptionType: subscription.subscription_type,
    subscriptionPeriodEnd: subscription.subscription_period_end,
    subscriptionEndsOn: subscription.subscription_ends_on,
  }
  return isReadOnly(state, today)
}
