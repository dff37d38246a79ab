import { expect, test } from 'vitest'
import { placeAfter } from './place-after.ts'

const size = { width: 1200, height: 600 }
const after = (key: string, from: { x: number; y: number } | null, shiftKey = false) =>
  placeAfter({ key, shiftKey }, from, size)

test('the first arrow brings the pointer to the middle, each next one a step of the user’s own pixels further', () => {
  expect(after('ArrowLeft', null)).toEqual({ x: 0.5, y: 0.5 })
  expect(after('ArrowRight', { x: 0.5, y: 0.5 })).toEqual({ x: 0.52, y: 0.5 })
  expect(after('ArrowUp', { x: 0.5, y: 0.5 })).toEqual({ x: 0.5, y: 0.46 })
  expect(after('ArrowDown', { x: 0.5, y: 0.5 }, true)).toEqual({ x: 0.5, y: 0.7 })
})

test('the pointer stays on the screen', () => {
  expect(after('ArrowLeft', { x: 0.01, y: 0 })).toEqual({ x: 0, y: 0 })
  expect(after('ArrowDown', { x: 1, y: 0.99 })).toEqual({ x: 1, y: 1 })
})

test('other keys do not move it', () => {
  for (const key of ['Tab', 'Enter', 'a', 'constructor']) expect(after(key, null)).toBeNull()
})
