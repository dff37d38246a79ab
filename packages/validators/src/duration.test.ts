import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDuration, parseDuration } from './duration.ts'

test.each([
  ['1:30', 5400],
  ['01:30', 5400],
  ['0:05:30', 330],
  ['100:00', 360_000],
  ['2', 7200],
  ['1,25', 4500],
  ['1.5', 5400],
  ['0,01', 36],
  [' 1:30\xa0', 5400],
])('reads %j as %i seconds', (text, seconds) => {
  expect(parseDuration(text)).toBe(seconds)
})

test.each(['', ':', '1:', '1:5', '1:60', '1:00:60', '-1:00', '1,333', '1e3', '1u', '1:30\n', '1234567', '９:00'])(
  'refuses %j',
  (text) => {
    expect(parseDuration(text)).toBeNull()
  },
)

test('shows hours and minutes, and seconds when asked for', () => {
  expect([0, 59, 60, 5400, 360_000, -1800, -59].map((s) => formatDuration(s))).toEqual([
    '0:00',
    '0:00',
    '0:01',
    '1:30',
    '100:00',
    '-0:30',
    '0:00',
  ])
  expect(formatDuration(5405, true)).toBe('1:30:05')
  expect(formatDuration(-5, true)).toBe('-0:00:05')
  expect(formatDuration(Number.NaN)).toBe('')
})

test('what is formatted with seconds is read back as the same duration', () => {
  fc.assert(
    fc.property(fc.nat({ max: 3_599_999_999 }), (seconds) => {
      expect(parseDuration(formatDuration(seconds, true))).toBe(seconds)
    }),
  )
})
