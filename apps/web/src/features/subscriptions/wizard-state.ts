import type { Variant } from './plan-texts.ts'

export const stepNames = ['Abonnement selecteren', 'Betaalgegevens', 'Controleren'] as const
export type Step = 'plan' | 'payment' | 'review'
const order: readonly Step[] = ['plan', 'payment', 'review']

export const stepIndex = (step: Step): number => order.indexOf(step)
export const stepAt = (index: number): Step => order[index] ?? 'plan'

/**
 * What is known of how it is paid: nothing, what an earlier subscription left (or that it is paid on account), or
 * what was filled in here and has to be kept: all of it, or a part, which will do for a plan that costs nothing.
 */
export type PaymentKnowledge = 'nothing' | 'known' | 'partly' | 'given'

export interface WizardState {
  readonly step: Step
  /** The furthest step that can be gone to. */
  readonly reached: Step
  readonly plan: Variant | null
  readonly payment: PaymentKnowledge
}

export type WizardEvent =
  | { readonly type: 'choose'; readonly plan: Variant | null }
  | { readonly type: 'confirm-plan' }
  /** The payment details that were filled in are right; with a plan that costs nothing they may all be empty. */
  | { readonly type: 'confirm-payment'; readonly filled: 'nothing' | 'partly' | 'all' }
  | { readonly type: 'go-to'; readonly step: Step }
  | { readonly type: 'back' }

export function startOf(plan: Variant | null, payment: PaymentKnowledge): WizardState {
  return { step: 'plan', reached: 'plan', plan, payment }
}

/** The wizard as a state machine (specification, section 4). */
export function nextState(state: WizardState, event: WizardEvent): WizardState {
  const { step, plan, payment } = state
  switch (event.type) {
    case 'choose':
      // Another plan may ask for another way, so what comes after it has to be gone through again.
      return { ...state, plan: event.plan, reached: event.plan?.id === plan?.id ? state.reached : 'plan' }
    case 'confirm-plan':
      return plan === null ? state : enter(state, asksForPayment(plan) ? 'payment' : 'review')
    case 'confirm-payment':
      return enter({ ...state, payment: knowledgeAfter(payment, event.filled) }, 'review')
    case 'go-to':
      return stepIndex(event.step) > stepIndex(state.reached) ? state : enter(state, event.step)
    case 'back':
      return enter(state, step === 'review' && plan !== null && goesByPayment(state, plan) ? 'payment' : 'plan')
  }
}

/** An empty form leaves what an earlier subscription left as it is. */
function knowledgeAfter(before: PaymentKnowledge, filled: 'nothing' | 'partly' | 'all'): PaymentKnowledge {
  if (filled === 'nothing') return before === 'known' ? 'known' : 'nothing'
  return filled === 'all' ? 'given' : 'partly'
}

export const costsMoney = ({ recurring_amount }: Pick<Variant, 'recurring_amount'>): boolean =>
  recurring_amount.amount !== 0

/** A plan that costs nothing, for a company that works: payment details may be given but need not be. */
function asksForPayment(plan: Variant): boolean {
  return !costsMoney(plan) && (plan.subscription_type === 'ZZP' || plan.subscription_type === 'MKB')
}

const goesByPayment = ({ payment }: WizardState, plan: Variant): boolean =>
  asksForPayment(plan) || (costsMoney(plan) && payment !== 'known')

const isIncomplete = (payment: PaymentKnowledge): boolean => payment === 'nothing' || payment === 'partly'

/** The review sends a plan that costs money back when it is not known from which account. */
function enter(state: WizardState, wanted: Step): WizardState {
  const { plan, payment } = state
  const isSentBack = wanted === 'review' && plan !== null && costsMoney(plan) && isIncomplete(payment)
  const step = isSentBack ? 'payment' : wanted
  return { ...state, step, reached: stepIndex(step) > stepIndex(state.reached) ? step : state.reached }
}
