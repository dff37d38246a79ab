import { expect, test } from 'vitest'
import { lastWorkedDay } from './copy-day.tsx'

const on = (...days: string[]) => days.map((day) => ({ day }))

test('the last day before one that has hours is copied, also over a weekend, and never a later one', () => {
  expect(lastWorkedDay(on('2026-11-19', '2026-11-20', '2026-11-23', '2026-11-25'), '2026-11-23')).toBe('2026-11-20')
  expect(lastWorkedDay(on('2026-11-23', '2026-11-24'), '2026-11-25')).toBe('2026-11-24')
  expect(lastWorkedDay(on('2026-11-23'), '2026-11-23')).toBe(null)
  expect(lastWorkedDay([], '2026-11-23')).toBe(null)
})
