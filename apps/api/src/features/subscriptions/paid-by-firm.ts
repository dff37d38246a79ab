import { must } from '@klopt/bookkeeping/money'
import type { Db } from '../../database/db.ts'
import { changeAdministration, type AdministrationChange } from '../administrations/change-administration.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import { periodEnd } from './periods.ts'
import { plans } from './plans.ts'
import { loadSubscription } from './queries.ts'

/** What a subscription is from `today` that a firm pays for its client. */
export function paidByFirm(today: string): AdministrationChange {
  const plan = must(
    plans.find(({ name }) => name === 'ADVISOR_PAYS'),
    'the plan that a firm pays',
  )
  return {
    subscriber_kind: 'ADVISOR',
    subscription_type: plan.type,
    subscription_variant_id: plan.id,
    subscription_started_on: today,
    subscription_period_end: periodEnd(today, plan.unit),
    payment_method: 'NONE',
  }
}

/** The firm stops paying: the owner pays for what comes after the month that runs, and chooses a plan till then. */
export async function stopPayingByFirm(db: Db, administrationId: number, today: string): Promise<void> {
  const { subscriber_kind: kind } = await loadSubscription(db, administrationId, { forUpdate: true })
  if (kind !== 'ADVISOR') return
  await changeAdministration(db, administrationId, { subscriber_kind: 'OWNER' })
  await cancelSubscription(db, administrationId, today)
}
