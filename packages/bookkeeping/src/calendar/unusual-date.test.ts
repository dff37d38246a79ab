import { expect, test } from 'vitest'
import { unusualDate } from './unusual-date.ts'

const today = '2026-11-22'

test('a date near today is not asked about', () => {
  for (const date of [today, '2026-05-22', '2026-10-31', '2027-01-22']) expect(unusualDate(date, today)).toBeNull()
})

test('a date half a year back or more than two months ahead is asked about', () => {
  for (const date of ['2026-05-21', '2027-01-23', '2000-01-01', '2099-12-31'])
    expect(unusualDate(date, today)).toContain('Is dat de bedoeling?')
})

test('the question says how far away it is', () => {
  expect(unusualDate('2025-12-22', today)).toBe(
    'De factuurdatum is 22 december 2025: 11 maanden geleden. Is dat de bedoeling?',
  )
  expect(unusualDate('2062-11-20', today)).toContain('35 jaar vooruit')
  expect(unusualDate('2006-11-22', today)).toContain('20 jaar geleden')
  expect(unusualDate('2024-11-21', today)).toContain('2 jaar geleden')
})
