import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveBorder } from './column-widths.ts'

const share = fc.double({ min: 5, max: 50, noNaN: true })

test('moving a border keeps the sum, leaves the others alone and makes no column too narrow', () => {
  fc.assert(
    fc.property(share, share, share, fc.double({ min: -100, max: 100, noNaN: true }), (a, b, c, by) => {
      const moved = moveBorder({ a, b, c }, 'a', 'b', by, 5)
      expect((moved['a'] ?? 0) + (moved['b'] ?? 0)).toBeCloseTo(a + b, 6)
      expect(moved['a']).toBeGreaterThanOrEqual(5 - 1e-9)
      expect(moved['b']).toBeGreaterThanOrEqual(5 - 1e-9)
      expect(moved['c']).toBe(c)
    }),
  )
})

test('a border goes as far as it is moved where there is room', () => {
  expect(moveBorder({ a: 30, b: 40 }, 'a', 'b', 10, 5)).toEqual({ a: 40, b: 30 })
  expect(moveBorder({ a: 30, b: 40 }, 'a', 'b', -10, 5)).toEqual({ a: 20, b: 50 })
})
