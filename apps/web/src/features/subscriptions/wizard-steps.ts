import type { Variant } from './plan-texts.ts'

export const stepNames = ['Abonnement selecteren', 'Betaalgegevens', 'Controleren'] as const
export type Step = 'plan' | 'payment' | 'review'
const order: readonly Step[] = ['plan', 'payment', 'review']

export const stepIndex = (step: Step): number => order.indexOf(step)
export const stepAt = (index: number): Step => order[index] ?? 'plan'

type Priced = Pick<Variant, 'subscription_type' | 'recurring_amount'>

export const costsMoney = ({ recurring_amount }: Priced): boolean => recurring_amount.amount !== 0

/**
 * Where choosing a plan leads (specification, section 4): a zero-priced plan for a company that works asks for
 * payment details that may stay empty; any other goes to review.
 */
export function stepAfterPlan(plan: Priced, hasPaymentDetails: boolean): Step {
  const isWorkingCompany = plan.subscription_type === 'ZZP' || plan.subscription_type === 'MKB'
  return !costsMoney(plan) && isWorkingCompany ? 'payment' : reviewOf(plan, hasPaymentDetails)
}

/** The review sends a plan that costs money back when nobody said from which account. */
export function reviewOf(plan: Priced, hasPaymentDetails: boolean): Step {
  return costsMoney(plan) && !hasPaymentDetails ? 'payment' : 'review'
}
