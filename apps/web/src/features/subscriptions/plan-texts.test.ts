import { expect, test } from 'vitest'
import { discountText, fullPriceText, priceText } from './plan-texts.ts'

const monthly = (amount: number) => ({ amount, interval: { unit: 'MONTH', quantity: 1 } })
const yearly = (amount: number) => ({ amount, interval: { unit: 'YEAR', quantity: 1 } })

test('a price is in Dutch, per month or per year', () => {
  expect(priceText(monthly(2950))).toBe('€\u00A029,50 p/m')
  expect(priceText(yearly(29_500))).toBe('€\u00A0295,00 p/j')
})

test('a price says that VAT comes on top of it, and nothing where there is none', () => {
  expect(fullPriceText(monthly(1770))).toBe('€\u00A017,70 p/m exclusief btw')
  expect(fullPriceText(yearly(0))).toBe('€\u00A00,00 p/j')
})

test.each([
  [monthly(2950), null],
  [monthly(2360), '20% korting'],
  [monthly(1180), '60% korting'],
  [monthly(0), 'Gratis'],
  [yearly(29_500), '17% korting'],
  [yearly(0), 'Gratis'],
])('%j is cheaper than the base plan by %s', (price, text) => {
  expect(discountText(price)).toBe(text)
})
