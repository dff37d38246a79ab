import type { PlanName } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import type { SubscriptionType } from '../../database/schema/platform.ts'

/** A plan at a price a period. The id is what an administration keeps: never give it to another plan. */
export interface Plan {
  readonly id: number
  readonly name: PlanName
  readonly type: SubscriptionType
  /** Its first price; since then the price list says. */
  readonly amountCents: number
  readonly unit: 'MONTH' | 'YEAR'
  /** Stays with who has it but cannot be chosen any more. */
  readonly isFormer?: boolean
}

/** Prices a month; Pro is the base plan that discounts are told against. */
const monthly: readonly Plan[] = [
  { id: 1, name: 'PRE_STARTER', type: 'PRESTARTER', amountCents: 0, unit: 'MONTH' },
  { id: 2, name: 'INSTAP', type: 'ZZP', amountCents: 1180, unit: 'MONTH' },
  { id: 3, name: 'START', type: 'ZZP', amountCents: 1770, unit: 'MONTH' },
  { id: 4, name: 'GROWTH', type: 'MKB', amountCents: 2360, unit: 'MONTH' },
  { id: 5, name: 'PRO', type: 'MKB', amountCents: 2950, unit: 'MONTH' },
]

/** A year costs ten months. */
const MONTHS_PER_YEAR_PAID = 10
const yearly: readonly Plan[] = monthly
  .filter(({ amountCents }) => amountCents > 0)
  .map((plan) => ({ ...plan, id: plan.id + 4, amountCents: plan.amountCents * MONTHS_PER_YEAR_PAID, unit: 'YEAR' }))

const former: readonly Plan[] = [
  { id: 10, name: 'STARTER', type: 'ZZP', amountCents: 1770, unit: 'MONTH', isFormer: true },
  { id: 11, name: 'ADVISOR_PAYS', type: 'MKB', amountCents: 0, unit: 'MONTH', isFormer: true },
]

/** Every plan there is or was. */
export const plans: readonly Plan[] = [...monthly, ...yearly, ...former]

export function findPlan(id: number | null): Plan | null {
  return plans.find((plan) => plan.id === id) ?? null
}

/** What discounts are told against: Pro by the month. */
export const basePlan: Plan = must(
  monthly.find(({ name }) => name === 'PRO'),
  'the base plan',
)

/** The plans that can be chosen, but where a firm pays: then there is nothing to choose. */
export function selectablePlans(subscriberKind: 'OWNER' | 'ADVISOR'): readonly Plan[] {
  return subscriberKind === 'ADVISOR' ? [] : plans.filter(({ isFormer }) => isFormer !== true)
}
