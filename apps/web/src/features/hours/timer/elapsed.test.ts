import fc from 'fast-check'
import { expect, test } from 'vitest'
import { elapsedSeconds, titleTime, untilNextSecondMs } from './elapsed.ts'

const instant = fc.integer({ min: 0, max: 4_102_444_800_000 })

test('a timer shows whole seconds that have passed, and none before it started', () => {
  expect(elapsedSeconds(10_000, 10_999)).toBe(0)
  expect(elapsedSeconds(10_000, 11_000)).toBe(1)
  expect(elapsedSeconds(10_000, 9_000)).toBe(0)
})

test('the next tick comes at the next whole second, at most one second away', () => {
  fc.assert(
    fc.property(instant, instant, (startedAt, now) => {
      const wait = untilNextSecondMs(startedAt, now)
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(1000)
      expect(Math.abs((now + wait - startedAt) % 1000)).toBe(0)
    }),
  )
})

test('the title has hours and minutes of two digits, and more hours where they are needed', () => {
  expect(titleTime(59)).toBe('00:00')
  expect(titleTime(3_900)).toBe('01:05')
  expect(titleTime(360_000)).toBe('100:00')
})
