import type { ChargeState, SubscriptionCharge, SubscriptionChargeRow } from '@klopt/api-client/contract'
import { formatDateShort } from '@klopt/validators'
import { planNames } from '../../shared/subscriptions/plan-names.ts'

/** Where a charge stands. */
export const chargeStates: Record<
  ChargeState,
  { readonly label: string; readonly tone: 'neutral' | 'success' | 'warning' | 'danger' | 'info' }
> = {
  planned: { label: 'Te incasseren', tone: 'neutral' },
  handed_in: { label: 'Bij de bank', tone: 'info' },
  collected: { label: 'Geïncasseerd', tone: 'success' },
  failed: { label: 'Mislukt', tone: 'danger' },
  paid: { label: 'Betaald', tone: 'success' },
}

/** How a charge stands, in a badge: of one that waits for its payer that is said, since nothing can be done before. */
export const standOf = ({ state, hasMandate }: Pick<SubscriptionChargeRow, 'state' | 'hasMandate'>) =>
  state === 'planned' && !hasMandate ? ({ label: 'Geen machtiging', tone: 'warning' } as const) : chargeStates[state]

/** 'Start, 15 jun t/m 14 jul 2026' */
export function periodOf({ plan, periodStart, periodEnd }: SubscriptionCharge): string {
  // The year is said once.
  const isOneYear = periodStart.slice(0, 4) === periodEnd.slice(0, 4)
  const start = isOneYear ? formatDateShort(periodStart).replace(/ \d{4}$/, '') : formatDateShort(periodStart)
  const days = `${start} t/m ${formatDateShort(periodEnd)}`
  return plan === null ? days : `${planNames[plan]}, ${days}`
}
