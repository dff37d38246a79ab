import { describe, expect, test } from 'vitest'
import { dueDays, nextDueDay } from './recurrence.ts'

const daysOf = (...given: Parameters<typeof dueDays>) => dueDays(...given).map(({ dueOn }) => dueOn)

describe('what is due', () => {
  test('on day 31 is due on the last day of each shorter month, and on day 31 again after it', () => {
    const monthly = { every: 'month', startsOn: '2026-01-31', endsOn: null } as const
    expect(daysOf(monthly, '2026-05-30')).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'])
    expect(daysOf({ ...monthly, startsOn: '2028-01-31' }, '2028-02-29')).toEqual(['2028-01-31', '2028-02-29'])
    expect(daysOf({ every: 'quarter', startsOn: '2025-11-30', endsOn: null }, '2026-05-31')).toEqual([
      '2025-11-30',
      '2026-02-28',
      '2026-05-30',
    ])
    expect(daysOf({ every: 'year', startsOn: '2024-02-29', endsOn: null }, '2028-12-31')).toEqual([
      '2024-02-29',
      '2025-02-28',
      '2026-02-28',
      '2027-02-28',
      '2028-02-29',
    ])
  })

  test('ends with its last day, and is nothing before its first', () => {
    const monthly = { every: 'month', startsOn: '2026-03-15', endsOn: '2026-05-15' } as const
    expect(daysOf(monthly, '2026-12-31')).toEqual(['2026-03-15', '2026-04-15', '2026-05-15'])
    expect(daysOf(monthly, '2026-03-14')).toEqual([])
    expect(daysOf({ ...monthly, endsOn: '2026-05-14' }, '2026-12-31')).toEqual(['2026-03-15', '2026-04-15'])
  })

  test('belongs to one calendar period, whichever day of it was chosen', () => {
    const periods = (every: 'month' | 'quarter' | 'year', startsOn: string) =>
      dueDays({ every, startsOn, endsOn: null }, startsOn).map(({ period }) => period)
    expect(periods('month', '2026-08-31')).toEqual(['2026-08-01'])
    expect(periods('quarter', '2026-08-31')).toEqual(['2026-07-01'])
    expect(periods('quarter', '2026-12-01')).toEqual(['2026-10-01'])
    expect(periods('year', '2026-12-31')).toEqual(['2026-01-01'])
  })

  test('is told of ten years of months at once, and no more', () => {
    expect(daysOf({ every: 'month', startsOn: '2000-01-01', endsOn: null }, '2026-01-01')).toHaveLength(120)
  })
})

test('the next day is after the one given, or none when it has ended', () => {
  const monthly = { every: 'month', startsOn: '2026-01-31', endsOn: '2026-04-30' } as const
  expect(nextDueDay(monthly, '2025-06-01')).toBe('2026-01-31')
  expect(nextDueDay(monthly, '2026-01-31')).toBe('2026-02-28')
  expect(nextDueDay(monthly, '2026-02-27')).toBe('2026-02-28')
  expect(nextDueDay(monthly, '2026-04-29')).toBe('2026-04-30')
  expect(nextDueDay(monthly, '2026-04-30')).toBeNull()
  expect(nextDueDay({ every: 'year', startsOn: '2024-02-29', endsOn: null }, '2027-03-01')).toBe('2028-02-29')
})
