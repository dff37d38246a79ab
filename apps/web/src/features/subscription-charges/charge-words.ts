import type { ChargeState, SubscriptionCharge } from '@klopt/api-client/contract'
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

/** 'Start, 15 jun t/m 14 jul' */
export function periodOf({ plan, periodStart, periodEnd }: SubscriptionCharge): string {
  const days = `${formatDateShort(periodStart)} t/m ${formatDateShort(periodEnd)}`
  return plan === null ? days : `${planNames[plan]}, ${days}`
}
