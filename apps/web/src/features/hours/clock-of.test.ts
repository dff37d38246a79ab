import { expect, test } from 'vitest'
import { clockOf } from './clock-of.ts'

const at = (iso: string) => Date.parse(iso) / 1000

test('a timer says since when it runs, by the clock of Amsterdam, with its day once that is over', () => {
  expect(clockOf(at('2026-11-23T13:30:00Z'), '2026-11-23')).toBe('sinds 14:30')
  expect(clockOf(at('2026-11-22T23:30:00Z'), '2026-11-23')).toBe('sinds 00:30')
  expect(clockOf(at('2026-11-20T07:05:00Z'), '2026-11-23')).toBe('sinds 20-11-2026 08:05')
})
