import { formatMoney } from '@klopt/validators'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { showCents } from '../figures/show-cents.ts'
import { inWholeEuros } from './whole-euros.ts'

const show = inWholeEuros(formatMoney)

test.each([
  [1_234_449, '12.344'],
  [1_234_450, '12.345'],
  [-1_234_450, '\u221212.345'],
  [-49, '0'],
  [50, '1'],
  [0, '–'],
])('%i cents are %s', (cents, shown) => {
  expect(showCents(cents, show)).toBe(shown)
})

test('amounts of another language lose their decimals, and never a part of the amount', () => {
  const english = inWholeEuros((cents) => (cents / 100).toLocaleString('en', { minimumFractionDigits: 2 }))
  const without = inWholeEuros((cents) => String(cents / 100))
  expect([english(123_456_70), without(-12_00), without(123_00)]).toEqual(['123,457', '-12', '123'])
})

test('an amount is never further than half a euro from what is shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10e12, max: 10e12 }), (cents) => {
      expect(Math.abs(Number(show(cents).replaceAll('.', '')) * 100 - cents)).toBeLessThanOrEqual(50)
    }),
  )
})
