/** What is known of the subscription of an administration. Its days are civil, and count as a whole. */
export interface SubscriptionState {
  /** As the specification names the levels: GRACE_PERIOD, NONE, TRIAL, and those that are paid for. */
  readonly subscriptionType: string
  readonly subscriptionPeriodEnd: string | null
  /** The last day of one that was cancelled. */
  readonly subscriptionEndsOn: string | null
}

/**
 * Whether an administration can be viewed but not changed: in its grace period, without a subscription, after its
 * trial (a trial without a current period has expired; the last day counts), or after the last day of a subscription
 * that was cancelled, also while the night that ends it is still to come.
 */
export function isReadOnly(
  { subscriptionType, subscriptionPeriodEnd, subscriptionEndsOn }: SubscriptionState,
  today: string,
): boolean {
  if (subscriptionType === 'GRACE_PERIOD' || subscriptionType === 'NONE') return true
  if (subscriptionEndsOn !== null && subscriptionEndsOn < today) return true
  return subscriptionType === 'TRIAL' && (subscriptionPeriodEnd === null || subscriptionPeriodEnd < today)
}
