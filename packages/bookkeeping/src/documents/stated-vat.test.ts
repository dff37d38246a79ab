import { expect, test } from 'vitest'
import type { DocumentVatTotal } from './document-totals.ts'
import { isImpossibleVat, statedVatProblem } from './stated-vat.ts'

const computed = (vatCents: number, ratePercent = '21'): DocumentVatTotal => ({
  vatCode: 'purchase_high',
  ratePercent,
  discountCents: 0,
  baseCents: 10_000,
  vatCents,
})

test.each([
  ['as it follows', 2_100, computed(2_100), null],
  ['a euro more', 2_200, computed(2_100), null],
  ['a euro less', 2_000, computed(2_100), null],
  ['a cent over a euro more', 2_201, computed(2_100), 'too_far'],
  ['a cent over a euro less', 1_999, computed(2_100), 'too_far'],
  ['a euro off a negative amount', -2_200, computed(-2_100), null],
  ['the other way round', -2_100, computed(2_100), 'too_far'],
  ['none at a rate of 0%', 0, computed(0, '0'), null],
  ['a cent at a rate of 0%', 1, computed(0, '0'), 'no_vat'],
  ['of a code that no line has', 0, undefined, 'no_line'],
] as const)('VAT that is stated %s', (_name, vatCents, group, problem) => {
  expect(statedVatProblem(vatCents, group)).toBe(problem)
})

test.each([
  [99, 100, false],
  [100, 100, true],
  [101, 100, true],
  [-5, 100, true],
  [-99, -100, false],
  [-100, -100, true],
  [5, -100, true],
  [0, 100, false],
  [1, 0, true],
  [0, 0, false],
])('VAT of %i in %i is impossible: %s', (vatCents, amountCents, impossible) => {
  expect(isImpossibleVat(vatCents, amountCents)).toBe(impossible)
})
