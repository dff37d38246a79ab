import { addDays } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import { withRead, withTransaction } from '../../database/transaction.ts'
import { callHooks, type Hooks } from '../../kernel/hooks.ts'
import { defineJob } from '../../kernel/job.ts'
import { recordAudit } from '../../kernel/audit.ts'
import { changeAdministration } from '../administrations/change-administration.ts'
import { graceUntil, renewedEnd } from './periods.ts'
import { findPlan } from './plans.ts'
import { loadSubscription, startOf, type Subscription } from './queries.ts'

type Change = Partial<
  Pick<
    Subscription,
    | 'subscription_type'
    | 'subscription_variant_id'
    | 'subscription_period_end'
    | 'subscription_ends_on'
    | 'grace_period_from'
    | 'payment_method'
  >
>
type Step = readonly [action: string, change: Change]

/**
 * What a day does to a subscription, or null. A trial that is over has no current period any more and is in its
 * grace period; a subscription that was cancelled goes into it by its type; after thirty days nothing is left.
 */
export function stepOf(row: Subscription, today: string): Step | null {
  if (row.subscription_type === 'TRIAL' || row.subscription_type === 'GRACE_PERIOD') return afterTheEnd(row, today)
  if (row.subscription_type === 'NONE') return null
  const { subscription_ends_on: endsOn, subscription_period_end: end } = row
  if (endsOn !== null && endsOn < today) {
    return [
      'end_subscription',
      {
        subscription_type: 'GRACE_PERIOD',
        subscription_variant_id: null,
        subscription_period_end: null,
        subscription_ends_on: null,
        grace_period_from: addDays(endsOn, 1),
        payment_method: 'NONE',
      },
    ]
  }
  if (end === null || end >= today) return null
  const unit = findPlan(row.subscription_variant_id)?.unit ?? 'MONTH'
  return ['renew_subscription', { subscription_period_end: renewedEnd(startOf(row, end), unit, today) }]
}

function afterTheEnd(row: Subscription, today: string): Step | null {
  const { subscription_period_end: end, grace_period_from: from } = row
  if (row.subscription_type === 'TRIAL' && end !== null) {
    if (end >= today) return null
    return ['end_trial', { subscription_period_end: null, grace_period_from: addDays(end, 1) }]
  }
  // Without a first day the thirty days are counted from now: nobody loses days that were never noted.
  if (from === null) return ['start_grace_period', { grace_period_from: today }]
  if (graceUntil(from) >= today) return null
  return ['end_grace_period', { subscription_type: 'NONE', grace_period_from: null }]
}

/** Once a day, shortly after midnight in Amsterdam; catches up with days on which the server was off. */
export const dailySubscriptionsJob = defineJob<object>({
  name: 'subscriptions.daily',
  schedule: '10 0 * * *',
  async run({ services, now, today, log }) {
    const candidates = await withRead(services.pool, { kind: 'job' }, (db) =>
      db
        .selectFrom('companies')
        .select('id')
        .where('subscription_type', '!=', 'NONE')
        .where('example_of', 'is', null)
        .orderBy('id')
        .execute(),
    )
    const failed: number[] = []
    for (const { id } of candidates) {
      const scope = { kind: 'administration', administrationId: id } as const
      // One that fails must not keep the others from their day. The job fails after all, and is tried again.
      await withTransaction(services.pool, scope, (db) => takeSteps(db, services.hooks, id, today, now)).catch(
        (error: unknown) => {
          log.error({ err: error, administrationId: id }, 'the day of a subscription failed')
          failed.push(id)
        },
      )
    }
    if (failed.length > 0) {
      throw new Error(`the day failed for ${failed.length} of ${candidates.length} subscriptions: ${failed.join(', ')}`)
    }
  },
})

/** All steps a day asks for, such as a trial that ended while the server was off for longer than the grace period. */
async function takeSteps(db: Db, hooks: Hooks, administrationId: number, today: string, now: Date): Promise<void> {
  let row = await loadSubscription(db, administrationId, { forUpdate: true })
  for (let step = stepOf(row, today); step !== null; step = stepOf(row, today)) {
    const [action, change] = step
    await changeAdministration(db, administrationId, change)
    // From the grace period on nothing can be changed.
    if ('grace_period_from' in change) await callHooks(hooks.booksBecomeReadOnly, db, { administrationId }, now)
    await recordAudit(db, {
      action,
      entity: 'subscription',
      entityId: null,
      details: change,
      administrationId,
      userId: null,
      at: now,
    })
    row = { ...row, ...change }
  }
}
