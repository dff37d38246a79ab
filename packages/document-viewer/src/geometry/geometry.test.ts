import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxAround, centreOf, contains, cornersOf } from './box.ts'
import { turnBox, turnedOnce, turnPoint, turnSize, unturnPoint, type Turn } from './turn.ts'

const fraction = fc.double({ min: 0, max: 1, noNaN: true })
const point = fc.record({ x: fraction, y: fraction })
const turn = fc.constantFrom<Turn>(0, 90, 180, 270)

test('a corner without x or y lies at 0', () => {
  expect(boxAround([{}, { x: 0.5 }, { x: 0.5, y: 0.25 }, { y: 0.25 }])).toEqual({
    x: 0,
    y: 0,
    width: 0.5,
    height: 0.25,
  })
})

test('no corners make an empty box and not an endless one', () => {
  expect(boxAround([])).toEqual({ x: 0, y: 0, width: 0, height: 0 })
})

test('the upper left corner goes to the upper right at a quarter clockwise', () => {
  expect(turnPoint({ x: 0, y: 0 }, 90)).toEqual({ x: 1, y: 0 })
  expect(turnPoint({ x: 1, y: 0 }, 90)).toEqual({ x: 1, y: 1 })
})

test('turning back gives the point that was turned', () => {
  fc.assert(
    fc.property(point, turn, (at, by) => {
      const back = unturnPoint(turnPoint(at, by), by)
      expect(back.x).toBeCloseTo(at.x, 12)
      expect(back.y).toBeCloseTo(at.y, 12)
    }),
  )
})

test('a turned box holds what the box held, and stays on the page', () => {
  fc.assert(
    fc.property(point, point, turn, (one, other, by) => {
      const box = boxAround([one, other])
      const turned = turnBox(box, by)
      expect(contains(turned, turnPoint(centreOf(box), by))).toBe(true)
      for (const { x, y } of cornersOf(turned)) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
        expect(Math.max(x, y)).toBeLessThanOrEqual(1 + 1e-9)
      }
    }),
  )
})

test('four quarters bring a page back, and two keep its size', () => {
  expect(([0, 90, 180, 270] as const).map(turnedOnce)).toEqual([90, 180, 270, 0])
  expect(turnSize({ width: 3, height: 4 }, 180)).toEqual({ width: 3, height: 4 })
  expect(turnSize({ width: 3, height: 4 }, 270)).toEqual({ width: 4, height: 3 })
})
