import { expect, test } from 'vitest'
import { wholeDates } from './whole-dates.ts'

test('a day stays on one line, and the words around it do not', () => {
  expect(wholeDates('in gebruik sinds 1 oktober 2025')).toBe('in gebruik sinds 1\u00a0oktober\u00a02025')
  expect(wholeDates('stopt 17 dec 2026')).toBe('stopt 17\u00a0dec\u00a02026')
  expect(wholeDates('19 november t/m 18 december 2026')).toBe('19\u00a0november t/m 18\u00a0december\u00a02026')
})

test('figures that are no day keep their spaces', () => {
  expect(wholeDates('november 2026')).toBe('november 2026')
  expect(wholeDates('4e kwartaal 2026')).toBe('4e kwartaal 2026')
})
