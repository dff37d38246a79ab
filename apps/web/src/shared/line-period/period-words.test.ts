import { expect, test } from 'vitest'
import { monthsIn, periodOf, periodWords, withPeriod } from './period-words.ts'

test.each([
  ['2026-10-01', '2027-09-30', 'okt 2026 t/m sep 2027'],
  ['2026-10-01', '2026-10-31', 'okt 2026'],
  ['2026-10-15', '2026-11-14', '15-10-2026 t/m 14-11-2026'],
])('from %s to %s is read as %s', (from, to, words) => {
  expect(periodWords({ from, to })).toBe(words)
})

test('a line has a period when it has both days, and loses both at once', () => {
  expect(periodOf({ periodFrom: '2026-10-01', periodTo: '2027-09-30' })).toEqual({
    from: '2026-10-01',
    to: '2027-09-30',
  })
  expect(periodOf({ periodFrom: '2026-10-01' })).toBeNull()
  expect(periodOf(withPeriod(null))).toBeNull()
})

test('counts the months that a period touches', () => {
  expect(monthsIn({ from: '2026-10-15', to: '2026-10-20' })).toBe(1)
  expect(monthsIn({ from: '2026-10-01', to: '2027-09-30' })).toBe(12)
})
