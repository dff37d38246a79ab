import { expect, test } from 'vitest'
import { addDays, endOfMonth, isoWeek, startOfMonth, weekday } from '@klopt/validators'
import fc from 'fast-check'
import { monthGrid } from './month-grid.ts'

const date = fc.integer({ min: -20_000, max: 60_000 }).map((days) => addDays('1970-01-01', days))

test('november 2026 runs from week 44 to 49, Monday first', () => {
  const weeks = monthGrid('2026-11-20')
  expect(weeks.map(({ week }) => week)).toEqual([44, 45, 46, 47, 48, 49])
  expect(weeks[0]?.days).toEqual([
    '2026-10-26',
    '2026-10-27',
    '2026-10-28',
    '2026-10-29',
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
  ])
})

test('a month is whole weeks of consecutive days that hold all of it, with ISO week numbers', () => {
  fc.assert(
    fc.property(date, (day) => {
      const weeks = monthGrid(day)
      const days = weeks.flatMap((week) => week.days)
      expect(days).toContain(startOfMonth(day))
      expect(days).toContain(endOfMonth(day))
      for (const { week, days } of weeks) {
        expect(days).toHaveLength(7)
        expect(weekday(days[0] ?? '')).toBe(1)
        expect(week).toBe(isoWeek(days[3] ?? '').week)
      }
      days.slice(1).forEach((next, index) => expect(next).toBe(addDays(days[index] ?? '', 1)))
    }),
  )
})
