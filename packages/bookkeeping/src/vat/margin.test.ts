import { expect, test } from 'vitest'
import { marginVat } from './margin.ts'

const sold = (soldCents: number, purchasePrice: string, quantity = '1') =>
  marginVat({ soldCents, purchasePrice, quantity, supplyDate: '2026-05-20' })

// Bought for 400 and sold for 521: a margin of 121, of which 21/121 = 21.00 is VAT.
test('VAT is 21/121 of the margin of an article', () => {
  expect(sold(52_100, '400')).toEqual({ baseCents: 10_000, vatCents: 2100 })
  // A margin of 100.00: 17.355 is 17.36, halves away from zero.
  expect(sold(50_000, '400')).toEqual({ baseCents: 8264, vatCents: 1736 })
})

test('articles of a line count together by their price each', () => {
  expect(sold(156_300, '400', '3')).toEqual({ baseCents: 30_000, vatCents: 6300 })
})

test('a margin of nothing or less bears no VAT', () => {
  expect(sold(40_000, '400')).toEqual({ baseCents: 0, vatCents: 0 })
  expect(sold(30_000, '400')).toEqual({ baseCents: 0, vatCents: 0 })
})

test('what is credited takes back what its sale brought, and nothing where it brought nothing', () => {
  expect(sold(-52_100, '400', '-1')).toEqual({ baseCents: -10_000, vatCents: -2100 })
  expect(sold(-30_000, '400', '-1')).toEqual({ baseCents: 0, vatCents: 0 })
})
