import { addMonths } from '@klopt/validators'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { depreciatedCents, depreciationParts, lastPlanDay, type DepreciationPlan } from './depreciation-plan.ts'

const plan = (changes: Partial<DepreciationPlan> = {}): DepreciationPlan => ({
  costCents: 199_900,
  residualCents: 0,
  inUseOn: '2025-04-01',
  method: { kind: 'months', months: 60 },
  takenOver: null,
  impairments: [],
  ...changes,
})
const inYear = (of: DepreciationPlan, year: number): number =>
  depreciationParts(of, `${year}-12-31`)
    .filter(({ day }) => day.startsWith(String(year)))
    .reduce((sum, { cents }) => sum + cents, 0)

test('1,999.00 from 1 April 2025 over five years is 299.85, four times 399.80 and 99.95', () => {
  expect([2025, 2026, 2027, 2028, 2029, 2030, 2031].map((year) => inYear(plan(), year))).toEqual([
    29_985, 39_980, 39_980, 39_980, 39_980, 9_995, 0,
  ])
  expect(new Set(depreciationParts(plan(), '2030-12-31').map(({ cents }) => cents))).toEqual(new Set([3_331, 3_332]))
  expect(lastPlanDay(plan())).toBe('2030-03-31')
})

test('1,500.00 from 1 April 2025 over five years is 225.00 in the first', () => {
  expect(inYear(plan({ costCents: 150_000 }), 2025)).toBe(22_500)
})

test('part of a month counts by its days: 16 of the 30 of April', () => {
  const [april] = depreciationParts(plan({ costCents: 180_000, inUseOn: '2025-04-15' }), '2025-04-30')
  // 1,800 in 60 months is 30 a month; 16/30 of it.
  expect(april).toEqual({ day: '2025-04-30', cents: 1_600 })
})

test('a percentage of the cost each year ends at the residual value', () => {
  const of = plan({ costCents: 100_000, residualCents: 10_000, method: { kind: 'percent', hundredths: 2_000 } })
  expect([2025, 2026, 2027, 2028, 2029, 2030].map((year) => inYear(of, year))).toEqual([
    15_000, 20_000, 20_000, 20_000, 15_000, 0,
  ])
})

test('what was taken over goes on with what is left over the months that are left', () => {
  const takenOver = { day: '2027-01-01', depreciatedCents: 100_000 }
  const of = plan({ takenOver })
  expect(inYear(of, 2026)).toBe(0)
  // 999.00 in the 39 months to 31 March 2030: 12 of them are 307.38.
  expect(inYear(of, 2027)).toBe(30_738)
  expect(depreciatedCents(of, '2030-12-31')).toBe(199_900)
})

test('what was written down leaves less for the months after it', () => {
  const of = plan({ costCents: 120_000, impairments: [{ day: '2026-03-31', cents: 48_000 }] })
  // A year of 240 first; 480 of the 960 that were left go at once, 480 in the four years after.
  expect(depreciatedCents(of, '2026-03-30')).toBeLessThan(24_000)
  expect(depreciatedCents(of, '2026-03-31')).toBe(72_000)
  expect(depreciatedCents(of, '2027-03-31')).toBe(84_000)
  expect(depreciatedCents(of, '2031-01-01')).toBe(120_000)
})

test('what outlived its months before it was taken over is depreciated in the first month', () => {
  const takenOver = { day: '2031-01-01', depreciatedCents: 190_000 }
  expect(depreciationParts(plan({ takenOver }), '2031-03-31')).toEqual([{ day: '2031-01-31', cents: 9_900 }])
})

test('land keeps its value', () => {
  expect(depreciationParts(plan({ method: null }), '2050-12-31')).toEqual([])
})

const plans = fc.record({
  costCents: fc.integer({ min: 1, max: 99_999_999 }),
  share: fc.integer({ min: 0, max: 100 }),
  months: fc.integer({ min: 1, max: 400 }),
  percent: fc.integer({ min: 10, max: 2_000 }),
  byMonths: fc.boolean(),
  day: fc.integer({ min: 1, max: 31 }),
})
test('of any plan the parts up to its end are what can be depreciated, and none goes the other way', () => {
  fc.assert(
    fc.property(plans, ({ costCents, share, months, percent, byMonths, day }) => {
      const residualCents = Math.floor((costCents * share) / 100)
      const method = byMonths ? { kind: 'months' as const, months } : { kind: 'percent' as const, hundredths: percent }
      const of = plan({ costCents, residualCents, method, inUseOn: `2025-01-${String(day).padStart(2, '0')}` })
      // A year past its end: every month that is looked at costs, and a plan may take centuries.
      const parts = depreciationParts(of, addMonths(String(lastPlanDay(of)), 12))
      expect(parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(costCents - residualCents)
      expect(parts.every(({ cents }) => cents > 0)).toBe(true)
      expect(parts.every(({ day }) => day.slice(0, 7) <= String(lastPlanDay(of)).slice(0, 7))).toBe(true)
    }),
    { numRuns: 300 },
  )
})
