import { addDays } from '@klopt/validators'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fiscalYearName, fiscalYearOf, fiscalYearRange, openingCountsFrom, yearBefore } from './fiscal-year.ts'

const anyDay = fc.nat(36_000).map((days) => addDays('2000-01-01', days))
const anyMonth = fc.integer({ min: 1, max: 12 })

test('a year is named by the calendar year in which it ends', () => {
  expect(fiscalYearOf('2026-06-30', 7)).toBe(2026)
  expect(fiscalYearOf('2026-07-01', 7)).toBe(2027)
  expect(fiscalYearOf('2026-12-31', 1)).toBe(2026)
  expect(fiscalYearRange(2027, 7)).toEqual({ from: '2026-07-01', to: '2027-06-30' })
  expect(fiscalYearRange(2024, 3)).toEqual({ from: '2023-03-01', to: '2024-02-29' })
  expect([fiscalYearName(2027, 7), fiscalYearName(2027, 1)]).toEqual(['2026/2027', '2027'])
})

test('every day lies in the range of its own year, and the next year follows at once', () => {
  fc.assert(
    fc.property(anyDay, anyMonth, (day, startMonth) => {
      const year = fiscalYearOf(day, startMonth)
      const { from, to } = fiscalYearRange(year, startMonth)
      expect(from <= day && day <= to).toBe(true)
      expect(to.startsWith(String(year))).toBe(true)
      expect(fiscalYearRange(year + 1, startMonth).from).toBe(addDays(to, 1))
    }),
  )
})

test('the first and the last years that there are have the days that lie in them', () => {
  expect(fiscalYearRange(0, 1)).toEqual({ from: '0000-01-01', to: '0000-12-31' })
  expect(fiscalYearRange(0, 7)).toEqual({ from: '0000-01-01', to: '0000-06-30' })
  expect(fiscalYearRange(9999, 1)).toEqual({ from: '9999-01-01', to: '9999-12-31' })
  expect(fiscalYearRange(10_000, 7)).toEqual({ from: '9999-07-01', to: '9999-12-31' })
})

test('a whole year is laid beside the whole one before it, a year that runs until the same day', () => {
  expect(yearBefore({ from: '2026-01-01', to: '2026-12-31' })).toEqual({ from: '2025-01-01', to: '2025-12-31' })
  expect(yearBefore({ from: '2026-01-01', to: '2026-06-15' })).toEqual({ from: '2025-01-01', to: '2025-06-15' })
  // A year that ends in February: the leap day of the year before belongs to it.
  expect(yearBefore({ from: '2024-03-01', to: '2025-02-28' })).toEqual({ from: '2023-03-01', to: '2024-02-29' })
  expect(yearBefore({ from: '2023-03-01', to: '2024-02-29' })).toEqual({ from: '2022-03-01', to: '2023-02-28' })
})

test('revenue and costs open with what was booked since the year began, the balance with all there is', () => {
  expect(openingCountsFrom('revenue', '2026-09-01', 7)).toBe('2026-07-01')
  expect(openingCountsFrom('expense', '2026-01-01', 1)).toBe('2026-01-01')
  expect((['asset', 'liability', 'equity'] as const).map((type) => openingCountsFrom(type, '2026-09-01', 7))).toEqual([
    null,
    null,
    null,
  ])
})
