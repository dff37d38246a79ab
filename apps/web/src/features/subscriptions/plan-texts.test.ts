import { expect, test } from 'vitest'
import { campaignText, discountText, fullPriceText, priceText, type Variant } from './plan-texts.ts'

const price = (unit: string, amount: number, discount_percent: number) => ({
  amount,
  interval: { unit, quantity: 1 },
  discount_percent,
})
const monthly = (amount: number, percent = 0) => price('MONTH', amount, percent)
const yearly = (amount: number, percent = 0) => price('YEAR', amount, percent)

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
  [monthly(2360, 20), '20% korting'],
  [monthly(0, 100), 'Gratis'],
  [yearly(29_500, 17), '17% korting'],
  [yearly(0, 100), 'Gratis'],
])('%j is cheaper than the base plan by %s', (given, text) => {
  expect(discountText(given)).toBe(text)
})

test.each([
  [monthly(885, 70), 3, 1770, 'Zomeractie: 3 maanden 50% korting, daarna €\u00A017,70 p/m'],
  [monthly(885, 70), 1, 1770, 'Zomeractie: 1 maand 50% korting, daarna €\u00A017,70 p/m'],
  [yearly(8850, 75), 3, 17_700, 'Zomeractie: het eerste jaar 50% korting, daarna €\u00A0177,00 p/j'],
])('a campaign on %j for %i months is told with what comes after it', (recurring_amount, months, regular, text) => {
  const campaign = { name: 'Zomeractie', percent: 50, months, regular_amount: regular }
  const variant: Variant = { id: 3, name: 'START', subscription_type: 'ZZP', recurring_amount, campaign }
  expect(campaignText(variant)).toBe(text)
  expect(campaignText({ ...variant, campaign: null })).toBeNull()
})
