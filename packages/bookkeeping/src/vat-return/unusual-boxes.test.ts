import { expect, test } from 'vitest'
import type { VatCode } from '../vat/vat-codes.ts'
import { unusualBoxes } from './unusual-boxes.ts'
import { vatReturnBoxes } from './vat-return.ts'

const sold = (euros: number, vatCode: VatCode = 'sale_high') =>
  vatReturnBoxes([{ vatCode, vatKind: 'base', balanceCents: euros * 100 }])
const bought = (euros: number) =>
  vatReturnBoxes([{ vatCode: 'purchase_high', vatKind: 'input', balanceCents: -euros * 100 }])

test('more than double or less than half of last year is unusual, from 1,000 euro on', () => {
  expect(unusualBoxes(sold(10_001), sold(5000))).toEqual([{ box: '1a', euros: 10_001, lastYearEuros: 5000 }])
  expect(unusualBoxes(sold(10_000), sold(5000))).toEqual([])
  expect(unusualBoxes(sold(2499), sold(5000))).toEqual([{ box: '1a', euros: 2499, lastYearEuros: 5000 }])
  expect(unusualBoxes(sold(2500), sold(5000))).toEqual([])
  expect(unusualBoxes(sold(999), sold(0))).toEqual([])
  expect(unusualBoxes(sold(1000), sold(0))).toHaveLength(1)
})

test('input VAT is looked at too, totals are not, and what is taken back is unusual beside what was sold', () => {
  expect(unusualBoxes(bought(3000), bought(1000))).toEqual([{ box: '5b', euros: 3000, lastYearEuros: 1000 }])
  expect(unusualBoxes(sold(-1500), sold(1500)).map(({ box }) => box)).toEqual(['1a'])
  expect(unusualBoxes(sold(3000), sold(3000, 'sale_low')).map(({ box }) => box)).toEqual(['1a', '1b'])
})
