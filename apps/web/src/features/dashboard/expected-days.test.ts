import { expect, test } from 'vitest'
import { expectedDays, lowestDay, type ExpectedBalance } from './expected-days.ts'

const step = (date: string, cents: number, balanceCents: number): ExpectedBalance['steps'][number] => ({
  kind: 'receivable',
  label: '',
  dueDate: date,
  date,
  cents,
  balanceCents,
})
const expected: ExpectedBalance = {
  from: '2026-11-27',
  to: '2026-12-01',
  openingCents: 100_000,
  waiting: { count: 0, cents: 0 },
  steps: [step('2026-11-28', -70_000, 30_000), step('2026-11-28', 5_000, 35_000), step('2026-11-30', 10_000, 45_000)],
}

test('each day has what it ends with, and a day on which nothing happens that of the day before', () => {
  expect(expectedDays(expected)).toEqual([
    { day: '2026-11-27', cents: 100_000 },
    { day: '2026-11-28', cents: 35_000 },
    { day: '2026-11-29', cents: 35_000 },
    { day: '2026-11-30', cents: 45_000 },
    { day: '2026-12-01', cents: 45_000 },
  ])
})

test('the lowest day is the first of those with least', () => {
  expect(lowestDay(expectedDays(expected))).toEqual({ day: '2026-11-28', cents: 35_000 })
  expect(lowestDay([])).toBeUndefined()
})
