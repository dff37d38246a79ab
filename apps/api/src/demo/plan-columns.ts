import type { PlanName } from '@klopt/api-client/contract'
import { plans } from '../features/subscriptions/plans.ts'

/** What an administration on a plan keeps of it: who pays, and how. */
export function planColumns(name: PlanName, unit: 'MONTH' | 'YEAR' = 'MONTH') {
  const plan = plans.find((candidate) => candidate.name === name && candidate.unit === unit)
  if (!plan) throw new Error(`there is no plan ${name} by the ${unit.toLowerCase()}`)
  const isAdvisor = name === 'ADVISOR_PAYS'
  const method = plan.amountCents > 0 ? 'COLLECTION' : isAdvisor ? 'ON_ACCOUNT' : 'NONE'
  return {
    subscription_type: plan.type,
    subscription_variant_id: plan.id,
    subscriber_kind: isAdvisor ? ('ADVISOR' as const) : ('OWNER' as const),
    payment_method: method,
  } as const
}
