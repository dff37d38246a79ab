import { expect, test } from 'vitest'
import { rateOn, statutoryInterest } from './statutory-interest.ts'

// Articles 6:119, 6:119a and 6:120 BW; reckoned by hand with the rates beside them.
test.each([
  // 1,000 at 4% for 30 days of 365: 3.2877
  ['2026-01-31', '2026-03-02', 'consumer', 3_29],
  // 1,000 at 10.15% for 30 days of 365: 8.3425
  ['2026-01-31', '2026-03-02', 'trade', 8_34],
  // 1,000 at 7% for 30 days of 366: 5.7377
  ['2024-01-31', '2024-03-01', 'consumer', 5_74],
  // 15 days at 4% (1.6438) and 15 at 6% (2.4658): 4.1096
  ['2023-06-15', '2023-07-15', 'consumer', 4_11],
  // 15 days at 6% (2.4658) and 15 at 4% (1.6438): 4.1096
  ['2025-12-16', '2026-01-15', 'consumer', 4_11],
] as const)('from %s up to %s (%s) it comes to %i cents', (dueDate, until, kind, cents) => {
  expect(statutoryInterest({ principalCents: 1_000_00, dueDate, kind }, until)).toBe(cents)
})

test('begins on the day after the due date', () => {
  const claim = { principalCents: 36_500_00, dueDate: '2026-01-31', kind: 'consumer' } as const
  expect(statutoryInterest(claim, '2026-01-31')).toBe(0)
  // 36,500 at 4% is 1,460 a year: 4 a day.
  expect(statutoryInterest(claim, '2026-02-01')).toBe(4_00)
})

test('bears interest itself after each year', () => {
  // A year at 2% on 1,000 is 20; the next year on 1,020 is 20.40.
  const claim = { principalCents: 1_000_00, dueDate: '2016-12-31', kind: 'consumer' } as const
  expect(statutoryInterest(claim, '2017-12-31')).toBe(20_00)
  expect(statutoryInterest(claim, '2018-12-31')).toBe(40_40)
})

test('is nothing on what is to be paid back', () => {
  expect(statutoryInterest({ principalCents: -100_00, dueDate: '2025-01-01', kind: 'trade' }, '2026-01-01')).toBe(0)
})

test('keeps the last rate that is known, and the first before it', () => {
  expect(rateOn('consumer', '2024-06-30')).toBe(700)
  expect(rateOn('trade', '2099-01-01')).toBe(rateOn('trade', '2026-06-30'))
  expect(rateOn('trade', '2010-01-01')).toBe(805)
})
