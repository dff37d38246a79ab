import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { changeAdministration } from '../administrations/change-administration.ts'
import { periodEnd } from './periods.ts'
import { offersFor } from './offers.ts'
import { findPlan, type Plan } from './plans.ts'
import { loadSubscription, type Subscription } from './queries.ts'

/**
 * Changes the plan at once. A running period is kept when the new plan is paid by the same unit; else a new one
 * starts today. A discount that is on offer comes with it. A removal that was asked is withdrawn: choosing a plan says otherwise. Of two changes at once the
 * last one stays. Throws `not_found` for a plan that cannot be chosen.
 */
export async function switchPlan(db: Db, administrationId: number, variantId: number, today: string): Promise<Plan> {
  const current = await loadSubscription(db, administrationId, { forUpdate: true })
  const offer = (await offersFor(db, administrationId, today)).find(({ plan }) => plan.id === variantId)
  if (offer === undefined) throw new ApiError('not_found')
  const { plan, campaign } = offer
  await changeAdministration(db, administrationId, {
    subscription_type: plan.type,
    subscription_variant_id: plan.id,
    ...periodOf(current, plan, today),
    subscription_ends_on: null,
    grace_period_from: null,
    ...(campaign && { campaign_id: campaign.campaign.id, campaign_until: campaign.until }),
    payment_method: paymentMethodOf(current, plan),
    removal_requested_at: null,
    removal_ready_at: null,
  })
  return plan
}

/** What changes about the period: nothing while one runs that is paid by the same unit. */
function periodOf(current: Subscription, plan: Plan, today: string) {
  const end = current.subscription_period_end
  const unit = findPlan(current.subscription_variant_id)?.unit
  const isRunning = end !== null && end >= today && unit === plan.unit
  return isRunning ? {} : { subscription_started_on: today, subscription_period_end: periodEnd(today, plan.unit) }
}

/** Who pays on account keeps doing so; everybody else pays by collection, and for nothing nobody pays. */
function paymentMethodOf(current: Subscription, plan: Plan): Subscription['payment_method'] {
  if (plan.amountCents === 0) return 'NONE'
  return current.payment_method === 'ON_ACCOUNT' ? 'ON_ACCOUNT' : 'COLLECTION'
}
