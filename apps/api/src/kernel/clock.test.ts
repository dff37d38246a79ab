import { expect, test } from 'vitest'
import { civilDate, toTimestamp } from './clock.ts'

test('today is the date in Amsterdam, in winter and in summer', () => {
  expect(civilDate(new Date('2026-12-31T22:59:59Z'))).toBe('2026-12-31')
  expect(civilDate(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01')
  expect(civilDate(new Date('2026-06-30T21:59:59Z'))).toBe('2026-06-30')
  expect(civilDate(new Date('2026-06-30T22:00:00Z'))).toBe('2026-07-01')
})

test('an instant goes over the wire in whole seconds', () => {
  expect(toTimestamp(new Date(1_999))).toBe(1)
})

test('a day begins with its minute, whatever minute was asked before', () => {
  const asked = ['2026-07-01T21:59:59.999Z', '2026-07-01T21:59:00Z', '2026-07-01T22:00:00Z', '2026-07-01T21:59:59Z']
  expect(asked.map((at) => civilDate(new Date(at)))).toEqual(['2026-07-01', '2026-07-01', '2026-07-02', '2026-07-01'])
  expect(() => civilDate(new Date(Number.NaN))).toThrow(RangeError)
})
