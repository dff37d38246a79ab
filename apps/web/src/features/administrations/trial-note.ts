import type { AdministrationEntry } from '@klopt/api-client/contract'
import { daysBetween } from '@klopt/validators'

const warnFrom_days = 30

/**
 * What there is to say of a trial (specification, section 4): expired without a current period; otherwise how
 * long it lasts, its last day counted, from 30 days on. Null when there is nothing to say.
 */
export function trialNoteOf(subscription: AdministrationEntry['subscription'], today: string): string | null {
  if (subscription.type !== 'TRIAL') return null
  if (subscription.current_period === null) return 'Proefabonnement is verlopen'
  // Ends today counts as 1, tomorrow as 2, so the day after tomorrow reads "over 2 dagen".
  const daysLeft = daysBetween(today, subscription.current_period.end) + 1
  if (daysLeft > warnFrom_days) return null
  if (daysLeft < 1) return 'Proefabonnement is verlopen'
  const when = { 1: 'vandaag', 2: 'morgen' }[daysLeft] ?? `over ${daysLeft - 1} dagen`
  return `Proefabonnement verloopt ${when}`
}
