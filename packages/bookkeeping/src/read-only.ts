import type { EnteredAdministration } from './caller.ts'

type Subscription = Pick<EnteredAdministration, 'subscriptionType' | 'subscriptionPeriodEnd' | 'subscriptionEndsOn'>

/**
 * Whether an administration can be viewed but not changed: in its grace period, without a subscription, after its
 * trial (a trial without a current period has expired; the last day counts), or after the last day of a subscription
 * that was cancelled, also while the night that ends it is still to come.
 */
export function isReadOnly(
  { subscriptionType, subscriptionPeriodEnd, subscriptionEndsOn }: Subscription,
  today: string,
): boolean {
  if (subscriptionType === 'GRACE_PERIOD' || subscriptionType === 'NONE') return true
  if (subscriptionEndsOn !== null && subscriptionEndsOn < today) return true
  return subscriptionType === 'TRIAL' && (subscriptionPeriodEnd === null || subscriptionPeriodEnd < today)
}
