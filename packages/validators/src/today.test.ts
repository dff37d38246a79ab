import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isIsoDate } from './civil-date.ts'
import { todayIn } from './today.ts'

test('the day turns at midnight in Amsterdam, in summer and in winter', () => {
  expect(todayIn('Europe/Amsterdam', new Date('2026-07-01T21:59:59Z'))).toBe('2026-07-01')
  expect(todayIn('Europe/Amsterdam', new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02')
  expect(todayIn('Europe/Amsterdam', new Date('2026-01-31T22:59:59Z'))).toBe('2026-01-31')
  expect(todayIn('Europe/Amsterdam', new Date('2026-01-31T23:00:00Z'))).toBe('2026-02-01')
})

test('in UTC it is the date of the instant', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1900-01-01'), max: new Date('9999-12-30'), noInvalidDate: true }), (now) => {
      expect(todayIn('UTC', now)).toBe(now.toISOString().slice(0, 10))
      expect(isIsoDate(todayIn('Pacific/Kiritimati', now))).toBe(true)
    }),
  )
})

test('refuses an unknown zone and an invalid instant', () => {
  expect(() => todayIn('Europe/Nergens', new Date(0))).toThrow(RangeError)
  expect(() => todayIn('UTC', new Date(Number.NaN))).toThrow(RangeError)
})
