import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Turn } from '../geometry/turn.ts'
import { turnBox } from '../geometry/turn.ts'
import { boxAfterKey, startBox } from './box-keys.ts'

const whole = { x: 0, y: 0, width: 1, height: 1 }
const press = (key: string, shiftKey = false) => ({ key, shiftKey })

test('a box begins in the middle of what is seen of the page', () => {
  const { x, y, width, height } = startBox({ x: 0, y: 0.5, width: 1, height: 0.5 }, 0)
  expect(x + width / 2).toBeCloseTo(0.5)
  expect(y + height / 2).toBeCloseTo(0.75)
})

test('an arrow moves the box, with Shift its lower right corner; other keys do nothing to it', () => {
  const box = { x: 0.4, y: 0.4, width: 0.2, height: 0.1 }
  expect(boxAfterKey(box, press('ArrowRight'), 0)).toEqual({ ...box, x: expect.closeTo(0.42) })
  const larger = boxAfterKey(box, press('ArrowDown', true), 0)
  expect(larger).toEqual({ ...box, height: expect.closeTo(0.12) })
  expect(boxAfterKey(box, press('a'), 0)).toBeUndefined()
})

test('on a turned page an arrow goes where it points', () => {
  const before = { x: 0.4, y: 0.4, width: 0.2, height: 0.1 }
  for (const turn of [90, 180, 270] as const) {
    const after = boxAfterKey(before, press('ArrowRight'), turn) ?? before
    expect(turnBox(after, turn).x - turnBox(before, turn).x).toBeCloseTo(0.02)
    expect(turnBox(after, turn).y).toBeCloseTo(turnBox(before, turn).y)
  }
})

test('whatever is pressed, the box stays on the page and never vanishes', () => {
  const key = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown')
  const pressed = fc.array(fc.record({ key, shiftKey: fc.boolean() }), { maxLength: 120 })
  fc.assert(
    fc.property(pressed, fc.constantFrom<Turn>(0, 90, 180, 270), (keys, turn) => {
      const box = keys.reduce((before, next) => boxAfterKey(before, next, turn) ?? before, startBox(whole, turn))
      expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(-1e-9)
      expect(Math.max(box.x + box.width, box.y + box.height)).toBeLessThanOrEqual(1 + 1e-9)
      expect(Math.min(box.width, box.height)).toBeGreaterThan(0.01)
    }),
  )
})
