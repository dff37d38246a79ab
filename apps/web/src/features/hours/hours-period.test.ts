import { expect, test } from 'vitest'
import { hoursPeriod, weeksOf, workingDaysOf } from './hours-period.ts'

test('a week says what its first and last day share once', () => {
  expect(hoursPeriod('2026-11-19', undefined).words).toBe('Week 47 · 16 t/m 22 november 2026')
  expect(hoursPeriod('2026-12-02', undefined).words).toBe('Week 49 · 30 nov t/m 6 dec 2026')
  expect(hoursPeriod('2026-12-31', undefined).words).toBe('Week 53 · 28 dec 2026 t/m 3 jan 2027')
})

test('from a day, week or month one goes to the one before and after it', () => {
  const beside = (view?: 'day' | 'month') => {
    const { previous, next } = hoursPeriod('2026-03-31', view)
    return [previous, next]
  }
  expect(beside('day')).toEqual(['2026-03-30', '2026-04-01'])
  expect(beside()).toEqual(['2026-03-24', '2026-04-07'])
  expect(beside('month')).toEqual(['2026-02-01', '2026-04-01'])
})

test('a month is its days, in the whole weeks that it lies in', () => {
  const november = hoursPeriod('2026-11-19', 'month')
  expect(november).toMatchObject({ from: '2026-11-01', to: '2026-11-30', words: 'November 2026' })
  const weeks = weeksOf(november)
  expect(weeks.map(([monday]) => monday)).toEqual([
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ])
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06')
  // 1 November 2026 is a Sunday: 4 whole weeks and Monday the 30th.
  expect(workingDaysOf(november)).toBe(21)
})

test('a day is called by its weekday', () => {
  expect(hoursPeriod('2026-11-19', 'day').words).toBe('Donderdag 19 november 2026')
})
