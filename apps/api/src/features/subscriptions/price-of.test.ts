import { expect, test } from 'vitest'
import type { Campaign } from './campaigns.ts'
import { periodStart } from './periods.ts'
import { plans, type Plan } from './plans.ts'
import { lessPercent, nextPrice, percentBelow, priceOfPeriod, priceOn, type Terms } from './price-of.ts'
import { priceListOf } from './price-list.ts'

const planOf = (name: string, unit: 'MONTH' | 'YEAR' = 'MONTH') =>
  plans.find((plan) => plan.name === name && plan.unit === unit) as Plan
const start = planOf('START')
const startYear = planOf('START', 'YEAR')
const change = (variantId: number, startsOn: string, amountCents: number) => ({
  id: 1,
  variantId,
  startsOn,
  amountCents,
})
const terms = (given: Partial<Terms> = {}): Terms => ({
  prices: priceListOf([]),
  isFree: false,
  discount: null,
  ...given,
})
const half: Campaign = { id: 1, name: 'Herfst', percent: 50, months: 3, variantIds: [start.id] }

test('a new price holds from its day; the day before it is the old one', () => {
  const prices = priceListOf([change(start.id, '2026-09-01', 1990)])
  expect(priceOn(start, terms({ prices }), '2026-08-31')).toBe(1770)
  expect(priceOn(start, terms({ prices }), '2026-09-01')).toBe(1990)
  expect(priceOn(planOf('PRO'), terms({ prices }), '2026-09-01')).toBe(2950)
})

test('who is in a period keeps its price, and is told from when the new one counts', () => {
  const prices = priceListOf([change(start.id, '2026-09-01', 1990)])
  const period = { startedOn: '2026-06-15', end: '2026-09-14' }
  expect(priceOfPeriod(start, terms({ prices }), period)).toBe(1770)
  expect(nextPrice(start, terms({ prices }), period)).toEqual({ from: '2026-09-15', amountCents: 1990 })
})

test('a year that was begun keeps its price until its end', () => {
  const prices = priceListOf([change(startYear.id, '2026-09-01', 19_900)])
  const period = { startedOn: '2026-06-15', end: '2027-06-14' }
  expect(nextPrice(startYear, terms({ prices }), period)).toEqual({ from: '2027-06-15', amountCents: 19_900 })
})

test('a discount holds for the periods that begin within its months, and then the usual price follows', () => {
  const discount = { campaign: half, until: '2026-09-14' }
  const period = { startedOn: '2026-06-15', end: '2026-07-14' }
  expect(priceOfPeriod(start, terms({ discount }), period)).toBe(885)
  expect(nextPrice(start, terms({ discount }), period)).toEqual({ from: '2026-09-15', amountCents: 1770 })
  expect(priceOn(start, terms({ discount }), '2026-09-14')).toBe(885)
  expect(priceOn(start, terms({ discount }), '2026-09-15')).toBe(1770)
  expect(priceOn(planOf('PRO'), terms({ discount }), '2026-06-15')).toBe(2950)
})

test('two prices to come are told one at a time, and one that changes nothing is not told', () => {
  const prices = priceListOf([change(start.id, '2026-08-01', 1770), change(start.id, '2026-09-01', 1990)])
  const period = { startedOn: '2026-06-15', end: '2026-07-14' }
  expect(nextPrice(start, terms({ prices }), period)).toEqual({ from: '2026-09-15', amountCents: 1990 })
})

test('a bookkeeper pays nothing, whatever changes', () => {
  const free = terms({ isFree: true, prices: priceListOf([change(start.id, '2026-08-01', 1990)]) })
  const period = { startedOn: '2026-06-15', end: '2026-07-14' }
  expect(priceOfPeriod(start, free, period)).toBe(0)
  expect(nextPrice(start, free, period)).toBeNull()
})

test('a discount is rounded to the cent, halves up', () => {
  expect([lessPercent(1770, 50), lessPercent(1181, 50), lessPercent(2950, 33)]).toEqual([885, 591, 1977])
})

test.each([
  ['2026-01-31', 'MONTH', '2026-02-27', '2026-01-31'],
  ['2026-01-31', 'MONTH', '2026-03-30', '2026-02-28'],
  ['2026-01-31', 'MONTH', '2026-04-29', '2026-03-31'],
  ['2024-02-29', 'YEAR', '2026-02-27', '2025-02-28'],
] as const)('of a subscription from %s by the %s the period up to %s began on %s', (from, unit, end, expected) => {
  expect(periodStart(from, unit, end)).toBe(expected)
})

test.each([
  [2950, 'MONTH', 0],
  [2360, 'MONTH', 20],
  [1180, 'MONTH', 60],
  [0, 'MONTH', 100],
  [29_500, 'YEAR', 17],
  [3500, 'MONTH', 0],
] as const)('%i cents by the %s is so many percent below the base plan: %i', (amountCents, unit, percent) => {
  expect(percentBelow(2950, { amountCents, unit })).toBe(percent)
})
