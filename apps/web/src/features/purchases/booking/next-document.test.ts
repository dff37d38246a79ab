import { expect, test } from 'vitest'
import { queueOf } from './next-document.ts'

const waiting = [{ id: 9 }, { id: 7 }, { id: 4 }]

test.each([
  [9, { position: 1, count: 3, next: { id: 7 } }],
  [7, { position: 2, count: 3, next: { id: 4 } }],
  [4, { position: 3, count: 3, next: { id: 9 } }],
  // One that was booked before, or put away.
  [2, { position: null, count: 3, next: { id: 9 } }],
])('after document %i comes the next that waits', (id, queue) => {
  expect(queueOf(waiting, id)).toEqual(queue)
})

test('after the only one there is nothing', () => {
  expect(queueOf([{ id: 9 }], 9).next).toBeNull()
  expect(queueOf([], 9)).toEqual({ position: null, count: 0, next: null })
})
