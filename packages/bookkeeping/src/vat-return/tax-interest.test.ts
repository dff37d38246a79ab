import { expect, test } from 'vitest'
import { expectedInterest } from './tax-interest.ts'

const of2025 = (differenceEuros: number, handedInOn: string) =>
  expectedInterest({ differenceEuros, periodEnd: '2025-12-31', handedInOn })

// 1,215 at 5% over 365 days of 2026 and 25 of 2027: 1,215 x 0.05 x 390 / 365 = 64.91.
test('interest runs from the year after until ten weeks after it was handed in', () => {
  expect(of2025(1215, '2026-11-16')).toEqual({ cents: 6400, from: '2026-01-01', until: '2027-01-25' })
})

test('before 1 April of the next year there is none, and on 1 April there is', () => {
  expect(of2025(1215, '2026-03-31').cents).toBe(0)
  // 1 January to 10 June 2026 is 161 days: 1,215 x 0.05 x 161 / 365 = 26.79.
  expect(of2025(1215, '2026-04-01')).toMatchObject({ cents: 2600, until: '2026-06-10' })
})

test('what is got back brings none', () => {
  expect(of2025(-1215, '2026-11-16').cents).toBe(0)
  expect(of2025(0, '2026-11-16').cents).toBe(0)
})

// 2023 at 4% to 30 June (181 days) and 6% after (184), 2024 at 7.5% (366), and 2025 at 6.5% to 12 March (71 days):
// 10,000 x (724 + 1,104 + 2,745 + 461.5) / 36,500 = 1,379.31.
test('each day has the rate of that day', () => {
  const interest = expectedInterest({ differenceEuros: 10_000, periodEnd: '2022-12-31', handedInOn: '2025-01-01' })
  expect(interest).toEqual({ cents: 137_900, from: '2023-01-01', until: '2025-03-12' })
})
