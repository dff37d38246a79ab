import { expect, test } from 'vitest'
import { reviewOf, stepAfterPlan } from './wizard-steps.ts'

const plan = (subscription_type: string, amount: number) => ({
  subscription_type,
  recurring_amount: { amount, interval: { unit: 'MONTH', quantity: 1 } },
})

test.each([
  ['a free plan for a company', plan('ZZP', 0), false, 'payment'],
  ['a free plan for a company whose account is known', plan('MKB', 0), true, 'payment'],
  ['the free plan of before a company', plan('PRESTARTER', 0), false, 'review'],
  ['a paid plan without payment details', plan('ZZP', 1770), false, 'payment'],
  ['a paid plan with payment details', plan('MKB', 2950), true, 'review'],
] as const)('choosing %s leads to the right step', (_name, chosen, known, step) => {
  expect(stepAfterPlan(chosen, known)).toBe(step)
})

test('only a plan that costs money is sent back from the review', () => {
  expect(reviewOf(plan('ZZP', 0), false)).toBe('review')
  expect(reviewOf(plan('ZZP', 1), false)).toBe('payment')
  expect(reviewOf(plan('ZZP', 1), true)).toBe('review')
})
