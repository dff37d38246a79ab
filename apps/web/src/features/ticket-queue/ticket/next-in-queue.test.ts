import { expect, test } from 'vitest'
import { nextInQueue } from './next-in-queue.ts'

test.each([
  { why: 'the one after it', seen: [1, 2, 3], now: [1, 3], closed: 2, next: 3 },
  { why: 'one further, when a colleague took the one after it', seen: [1, 2, 3, 4], now: [1, 4], closed: 2, next: 4 },
  { why: 'the first, after the last', seen: [1, 2, 3], now: [1, 2], closed: 3, next: 1 },
  { why: 'the first, when the queue was not seen', seen: [], now: [5, 6], closed: 2, next: 5 },
  { why: 'not the closed one, where closed ones are shown too', seen: [1, 2], now: [2, 1], closed: 2, next: 1 },
  { why: 'none, when it was the only one', seen: [2], now: [2], closed: 2, next: null },
  { why: 'none of an empty queue', seen: [1, 2], now: [], closed: 2, next: null },
])('after closing a ticket comes $why', ({ seen, now, closed, next }) => {
  expect(nextInQueue(seen, now, closed)).toBe(next)
})
