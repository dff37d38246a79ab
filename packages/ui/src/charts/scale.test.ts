import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { positionOf, roundTicks } from './scale.ts'

test('the lines stand at round values from zero', () => {
  expect(roundTicks(0, 5214)).toEqual([0, 2000, 4000, 6000])
  expect(roundTicks(-900, 2100)).toEqual([-1000, 0, 1000, 2000, 3000])
  expect(roundTicks(0, 0)).toEqual([0, 1])
})

test('a chart of what is above zero alone has three or four steps', () => {
  expect(roundTicks(0, 760_000)).toEqual([0, 200_000, 400_000, 600_000, 800_000])
  expect(roundTicks(0, 1_010_000)).toEqual([0, 500_000, 1_000_000, 1_500_000])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e12 }), (highest) => {
      expect([4, 5]).toContain(roundTicks(0, highest).length)
    }),
  )
})

test('every chart has zero among its lines and no value outside them', () => {
  const amount = fc.integer({ min: -1e9, max: 1e9 })
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      const ticks = roundTicks(Math.min(a, b), Math.max(a, b))
      expect(ticks.some((tick) => Math.abs(tick) < 1e-6)).toBe(true)
      expect(ticks.length).toBeLessThanOrEqual(6)
      for (const value of [a, b]) {
        const position = positionOf(value, ticks, 100)
        expect(position).toBeGreaterThanOrEqual(-1e-6)
        expect(position).toBeLessThanOrEqual(100 + 1e-6)
      }
    }),
  )
})
