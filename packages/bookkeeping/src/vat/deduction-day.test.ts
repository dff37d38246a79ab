import { expect, test } from 'vitest'
import { deductionDay } from './deduction-day.ts'

test('VAT of a purchase is deducted on its own day, or on that of receipt when that is later', () => {
  expect(deductionDay({ date: '2026-03-28', receivedOn: null })).toBe('2026-03-28')
  expect(deductionDay({ date: '2026-03-28', receivedOn: '2026-03-20' })).toBe('2026-03-28')
  expect(deductionDay({ date: '2026-03-28', receivedOn: '2026-04-09' })).toBe('2026-04-09')
})

test('what came in after the fifth year is not deducted on receipt: 31 December 2025 still is for 2020', () => {
  expect(deductionDay({ date: '2020-03-28', receivedOn: '2025-12-31' })).toBe('2025-12-31')
  expect(deductionDay({ date: '2020-03-28', receivedOn: '2026-01-01' })).toBe('2020-03-28')
})
