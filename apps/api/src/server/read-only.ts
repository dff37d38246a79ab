import type { EnteredAdministration } from './caller.ts'

/**
 * Whether an administration can be viewed but not changed: in its grace period, without a subscription, or
 * after its trial (a trial without a current period has expired; the last day counts).
 */
export function isReadOnly(
  {
    subscriptionType,
    subscriptionPeriodEnd,
  }: Pick<EnteredAdministration, 'subscriptionType' | 'subscriptionPeriodEnd'>,
  today: string,
): boolean {
  if (subscriptionType === 'GRACE_PERIOD' || subscriptionType === 'NONE') return true
  return subscriptionType === 'TRIAL' && (subscriptionPeriodEnd === null || subscriptionPeriodEnd < today)
}
