import { expect, test } from 'vitest'
import { moveInCalendar } from './move-in-calendar.ts'

test.each([
  ['ArrowLeft', '2026-11-19'],
  ['ArrowRight', '2026-11-21'],
  ['ArrowUp', '2026-11-13'],
  ['ArrowDown', '2026-11-27'],
  ['Home', '2026-11-16'],
  ['End', '2026-11-22'],
  ['PageUp', '2026-10-20'],
  ['PageDown', '2026-12-20'],
  ['a', null],
])('%s leads from Friday 20 November to %s', (key, expected) => {
  expect(moveInCalendar('2026-11-20', key, false)).toBe(expected)
})

test('Shift makes a year of a month, and 29 February becomes the 28th', () => {
  expect(moveInCalendar('2028-02-29', 'PageDown', true)).toBe('2029-02-28')
})
