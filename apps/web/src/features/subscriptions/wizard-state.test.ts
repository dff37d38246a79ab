import { expect, test } from 'vitest'
import type { Variant } from './plan-texts.ts'
import { nextState, startOf, type PaymentKnowledge, type WizardEvent, type WizardState } from './wizard-state.ts'

const plan = (id: number, subscription_type: string, amount: number): Variant => ({
  id,
  name: 'START',
  subscription_type,
  recurring_amount: { amount, interval: { unit: 'MONTH', quantity: 1 }, discount_percent: 0 },
  campaign: null,
})
const preStart = plan(1, 'PRESTARTER', 0)
const start = plan(2, 'ZZP', 1770)
const freeZzp = plan(3, 'ZZP', 0)
const freeMkb = plan(4, 'MKB', 0)
const pro = plan(5, 'MKB', 2950)

const choose = (chosen: Variant | null): WizardEvent => ({ type: 'choose', plan: chosen })
const confirm: WizardEvent = { type: 'confirm-plan' }
const fill: WizardEvent = { type: 'confirm-payment', filled: 'all' }
const fillPartly: WizardEvent = { type: 'confirm-payment', filled: 'partly' }
const leaveEmpty: WizardEvent = { type: 'confirm-payment', filled: 'nothing' }
const back: WizardEvent = { type: 'back' }
const goTo = (step: WizardState['step']): WizardEvent => ({ type: 'go-to', step })

/** The steps one sees, the first one included. */
function walk(payment: PaymentKnowledge, events: readonly WizardEvent[]) {
  const states = [startOf(null, payment)]
  for (const event of events) states.push(nextState(states.at(-1) ?? startOf(null, payment), event))
  return states
}
const seen = (states: readonly WizardState[]) =>
  states.map(({ step }) => step).filter((step, i, all) => step !== all[i - 1])

interface Case {
  name: string
  payment: PaymentKnowledge
  events: readonly WizardEvent[]
  steps: string
  /** What is known at the end. */
  ends?: PaymentKnowledge
}

test.each<Case>([
  {
    name: 'a priced plan without details goes by payment',
    payment: 'nothing',
    events: [choose(start), confirm, fill],
    steps: 'plan payment review',
    ends: 'given',
  },
  {
    name: 'a priced plan with known details goes straight to review',
    payment: 'known',
    events: [choose(pro), confirm],
    steps: 'plan review',
    ends: 'known',
  },
  {
    name: 'a free zzp plan goes by payment',
    payment: 'nothing',
    events: [choose(freeZzp), confirm, leaveEmpty],
    steps: 'plan payment review',
    ends: 'nothing',
  },
  {
    name: 'a free mkb plan goes by payment though the details are known',
    payment: 'known',
    events: [choose(freeMkb), confirm, leaveEmpty],
    steps: 'plan payment review',
    ends: 'known',
  },
  {
    name: 'a free plan may have details',
    payment: 'nothing',
    events: [choose(freeMkb), confirm, fill],
    steps: 'plan payment review',
    ends: 'given',
  },
  {
    name: 'the free plan of before a company goes straight to review',
    payment: 'nothing',
    events: [choose(preStart), confirm],
    steps: 'plan review',
  },
  {
    name: 'without a plan there is nothing to confirm',
    payment: 'known',
    events: [confirm, choose(start), choose(null), confirm],
    steps: 'plan',
  },
  {
    name: 'review of a priced plan sends back what nobody filled in',
    payment: 'nothing',
    events: [choose(start), confirm, leaveEmpty, goTo('review')],
    steps: 'plan payment',
  },
  {
    name: 'details left empty for a free plan are asked for a priced one',
    payment: 'nothing',
    events: [choose(freeZzp), confirm, leaveEmpty, goTo('plan'), choose(pro), confirm],
    steps: 'plan payment review plan payment',
  },
  {
    name: 'details given for a free plan serve a priced one',
    payment: 'nothing',
    events: [choose(freeZzp), confirm, fill, goTo('plan'), choose(pro), confirm],
    steps: 'plan payment review plan review',
  },
  {
    name: 'details given in part for a free plan do not serve a priced one',
    payment: 'known',
    events: [choose(freeZzp), confirm, fillPartly, goTo('plan'), choose(pro), confirm],
    steps: 'plan payment review plan payment',
    ends: 'partly',
  },
  {
    name: 'details that were emptied again are not known any more',
    payment: 'nothing',
    events: [choose(freeZzp), confirm, fill, back, leaveEmpty],
    steps: 'plan payment review payment review',
    ends: 'nothing',
  },
  {
    name: 'back leads through the steps one came by',
    payment: 'nothing',
    events: [choose(start), confirm, fill, back, back],
    steps: 'plan payment review payment plan',
  },
  {
    name: 'back from a review reached at once leads to the plans',
    payment: 'known',
    events: [choose(start), confirm, back],
    steps: 'plan review plan',
  },
  {
    name: 'known details can be changed from the review',
    payment: 'known',
    events: [choose(start), confirm, goTo('payment'), fill],
    steps: 'plan review payment review',
    ends: 'given',
  },
  {
    name: 'a step that was not reached cannot be gone to',
    payment: 'known',
    events: [choose(start), goTo('review'), goTo('payment')],
    steps: 'plan',
  },
  {
    name: 'another plan closes what was reached',
    payment: 'known',
    events: [choose(start), confirm, back, choose(pro), goTo('review')],
    steps: 'plan review plan',
  },
  {
    name: 'the same plan again closes nothing',
    payment: 'known',
    events: [choose(start), confirm, back, choose(start), goTo('review')],
    steps: 'plan review plan review',
  },
])('$name', ({ payment, events, steps, ends }) => {
  const states = walk(payment, events)
  expect(seen(states).join(' ')).toBe(steps)
  if (ends) expect(states.at(-1)?.payment).toBe(ends)
})
