import { expect, test } from 'vitest'
import { unpaidVatAskedUpTo, unpaidVatDay } from './unpaid-vat-day.ts'

test('what is unpaid counts as never paid a year after its due date, on the last day of a shorter month', () => {
  expect(unpaidVatDay('2025-07-15')).toBe('2026-07-15')
  expect(unpaidVatDay('2024-02-29')).toBe('2025-02-28')
})

test('it is asked about from a month before', () => {
  expect(unpaidVatAskedUpTo('2026-06-15')).toBe('2025-07-15')
  expect(unpaidVatAskedUpTo('2026-01-31')).toBe('2025-02-28')
})
