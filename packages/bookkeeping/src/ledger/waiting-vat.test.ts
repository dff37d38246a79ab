import { expect, test } from 'vitest'
import { vatWithin, waitingShare, waitingVatProblem } from './waiting-vat.ts'

const DAY = '2025-12-01'

test.each([
  ['sale_high', DAY, 121_000, 21_000],
  ['sale_high', '2012-09-30', 119_000, 19_000],
  ['sale_low', DAY, -10_900, -900],
  ['sale_zero', DAY, 50_000, 0],
  ['sale_other_rates', DAY, 50_000, null],
] as const)('%s of %s in %i is %s', (code, date, gross, vat) => {
  expect(vatWithin(code, date, gross)).toBe(vat)
})

test('the turnover is what the amount holds without its VAT', () => {
  expect(waitingShare('sale_high', DAY, 121_000, 21_000)).toMatchObject({ baseCents: 100_000 })
  expect(waitingShare('sale_high', DAY, 121_000, 20_998)).toMatchObject({ baseCents: 100_002 })
  expect(waitingShare('sale_zero', DAY, 121_000, 0)).toMatchObject({ baseCents: 121_000 })
  expect(waitingShare('sale_other_rates', DAY, 121_000, 5000)).toMatchObject({ baseCents: 116_000 })
})

test('VAT of a part of the amount has the turnover of that part', () => {
  expect(waitingShare('sale_high', DAY, 121_000, 10_500)).toMatchObject({ baseCents: 50_000, vatCents: 10_500 })
  expect(waitingShare('sale_high', DAY, -121_000, -10_500)).toMatchObject({ baseCents: -50_000 })
})

test('VAT is that of its turnover, but for what rounding by lines makes', () => {
  const problemOf = (vatCents: number, vatCode: 'sale_high' | 'sale_zero' | 'sale_other_rates' = 'sale_high') =>
    waitingVatProblem({ vatCode, baseCents: 100_000, vatCents }, DAY)
  expect([20_900, 21_000, 21_100].map((cents) => problemOf(cents))).toEqual([null, null, null])
  expect([20_000, 20_899, 21_101].map((cents) => problemOf(cents))).toEqual(['too_far', 'too_far', 'too_far'])
  expect(problemOf(1, 'sale_zero')).toBe('no_vat')
  expect(problemOf(20_000, 'sale_other_rates')).toBeNull()
})
