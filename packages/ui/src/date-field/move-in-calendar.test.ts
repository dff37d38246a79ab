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
  expect(moveInCalendar('2026-11-20', { key, shiftKey: false })).toBe(expected)
})

test('Shift makes a year of a month, and 29 February becomes the 28th', () => {
  expect(moveInCalendar('2028-02-29', { key: 'PageDown', shiftKey: true })).toBe('2029-02-28')
})

test('in a page from right to left the arrow to the left leads to the day after', () => {
  const to = (key: string) => moveInCalendar('2026-11-20', { key, shiftKey: false }, true)
  expect(['ArrowLeft', 'ArrowRight', 'ArrowDown', 'Home'].map(to)).toEqual([
    '2026-11-21',
    '2026-11-19',
    '2026-11-27',
    '2026-11-16',
  ])
})
