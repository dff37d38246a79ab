import { expect, test } from 'vitest'
import type { DepreciationPlan } from './depreciation-plan.ts'
import { dueDepreciations, plannedValueCents } from './due-depreciations.ts'

const plan: DepreciationPlan = {
  costCents: 120_000,
  residualCents: 0,
  inUseOn: '2025-10-01',
  method: { kind: 'months', months: 60 },
  takenOver: null,
  impairments: [],
}
const monthly = { every: 'month', fiscalYearStartMonth: 1, booked: [] } as const

test('the months that ended are due, the oldest first, and no other', () => {
  expect(dueDepreciations(plan, { ...monthly, until: '2025-12-30' })).toEqual([
    { periodEnd: '2025-10-31', cents: 2_000 },
    { periodEnd: '2025-11-30', cents: 2_000 },
  ])
  expect(dueDepreciations(plan, { ...monthly, until: '2025-12-31' })).toHaveLength(3)
})

test('by fiscal year what falls in it is due on its last day', () => {
  const yearly = { every: 'year', fiscalYearStartMonth: 7, booked: [] } as const
  expect(dueDepreciations(plan, { ...yearly, until: '2026-06-29' })).toEqual([])
  expect(dueDepreciations(plan, { ...yearly, until: '2027-07-01' })).toEqual([
    { periodEnd: '2026-06-30', cents: 18_000 },
    { periodEnd: '2027-06-30', cents: 24_000 },
  ])
})

test('what was booked is not due again, and a change of the plan is made up for in the next period', () => {
  const booked = [{ periodEnd: '2025-10-31', cents: 2_000 }]
  const dearer = { ...plan, costCents: 180_000 }
  expect(dueDepreciations(dearer, { ...monthly, booked, until: '2025-11-30' })).toEqual([
    { periodEnd: '2025-11-30', cents: 4_000 },
  ])
  const kept = { ...plan, method: null }
  expect(dueDepreciations(kept, { ...monthly, booked, until: '2025-12-15' })).toEqual([
    { periodEnd: '2025-11-30', cents: -2_000 },
  ])
  expect(dueDepreciations(kept, { ...monthly, booked, until: '2025-11-29' })).toEqual([])
})

test('months that were booked count in the year that comes after them', () => {
  const booked = [{ periodEnd: '2025-10-31', cents: 2_000 }]
  const question = { every: 'year', fiscalYearStartMonth: 1, booked, until: '2025-12-31' } as const
  expect(dueDepreciations(plan, question)).toEqual([{ periodEnd: '2025-12-31', cents: 4_000 }])
})

test('before it was in use it is worth what it cost', () => {
  expect(plannedValueCents(plan, '2025-09-30')).toBe(120_000)
  expect(plannedValueCents(plan, '2025-10-31')).toBe(118_000)
})
