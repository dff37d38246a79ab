import { expect, test } from 'vitest'
import { endAfterCancelling, graceUntil, periodEnd, renewedEnd } from './periods.ts'

test('a period ends the day before the next begins, also at the end of a month and on 29 February', () => {
  expect(periodEnd('2026-03-01', 'MONTH')).toBe('2026-03-31')
  expect(periodEnd('2026-01-31', 'MONTH')).toBe('2026-02-27')
  expect(periodEnd('2028-02-29', 'YEAR')).toBe('2029-02-27')
  expect(periodEnd('2027-03-01', 'YEAR')).toBe('2028-02-29')
})

test('a subscription renews until its period is not over, without its day moving', () => {
  expect(renewedEnd('2026-02-15', 'MONTH', '2026-03-14')).toBe('2026-03-14')
  expect(renewedEnd('2026-02-15', 'MONTH', '2026-03-15')).toBe('2026-04-14')
  expect(renewedEnd('2024-02-29', 'YEAR', '2026-11-21')).toBe('2027-02-27')
  expect(renewedEnd('2024-02-29', 'YEAR', '2028-02-28')).toBe('2028-02-28')
})

test('who began on the 31st has the 31st again after each shorter month', () => {
  const ends = ['2026-02-01', '2026-02-28', '2026-03-31', '2026-04-30'].map((today) =>
    renewedEnd('2025-12-31', 'MONTH', today),
  )
  expect(ends).toEqual(['2026-02-27', '2026-03-30', '2026-04-29', '2026-05-30'])
})

test('cancelling ends at the end of the running month, also of a year that was paid at once', () => {
  expect(endAfterCancelling('2026-11-01', '2026-11-21')).toBe('2026-11-30')
  expect(endAfterCancelling('2026-11-01', '2026-11-30')).toBe('2026-11-30')
  expect(endAfterCancelling('2026-06-15', '2026-11-21')).toBe('2026-12-14')
  expect(endAfterCancelling('2026-06-15', '2026-11-14')).toBe('2026-11-14')
})

test('the grace period takes thirty days, its first day included', () => {
  expect(graceUntil('2026-11-01')).toBe('2026-11-30')
  expect(graceUntil('2028-02-29')).toBe('2028-03-29')
})
