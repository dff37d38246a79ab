import type { AdministrationEntry } from '@klopt/api-client/contract'
import { daysBetween } from '@klopt/validators'

type Subscription = Pick<AdministrationEntry['subscription'], 'type' | 'current_period'>

const WARN_FROM_DAYS = 30

/** Days of a trial that are left, its last day counted; 0 when it has expired, null for what is no trial. */
function trialDaysLeft({ type, current_period: period }: Subscription, today: string): number | null {
  if (type !== 'TRIAL') return null
  return period === null ? 0 : Math.max(0, daysBetween(today, period.end) + 1)
}

/** Whether a trial has expired or expires within 30 days. */
export function trialWarns(subscription: Subscription, today: string): boolean {
  const daysLeft = trialDaysLeft(subscription, today)
  return daysLeft !== null && daysLeft <= WARN_FROM_DAYS
}

/**
 * What there is to say of a trial (specification, section 4): expired without a current period; otherwise how
 * long it lasts, its last day counted, from 30 days on. Null when there is nothing to say.
 */
export function trialNoteOf(subscription: Subscription, today: string): string | null {
  const daysLeft = trialDaysLeft(subscription, today)
  if (daysLeft === null || daysLeft > WARN_FROM_DAYS) return null
  if (daysLeft === 0) return 'Proefabonnement is verlopen'
  // Ends today counts as 1, tomorrow as 2, so the day after tomorrow reads "over 2 dagen".
  const when = { 1: 'vandaag', 2: 'morgen' }[daysLeft] ?? `over ${daysLeft - 1} dagen`
  return `Proefabonnement verloopt ${when}`
}
