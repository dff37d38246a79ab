import { expect, test } from 'vitest'
import { lineBeside, nextWaiting } from './next-line.ts'

const lines = [
  { id: 1, processed: false },
  { id: 2, processed: true },
  { id: 3, processed: false },
  { id: 4, processed: true },
]

test('arrows go one line on and stop at the ends', () => {
  expect(lineBeside(lines, 1, 1)?.id).toBe(2)
  expect(lineBeside(lines, 1, -1)?.id).toBe(1)
  expect(lineBeside(lines, 4, 1)?.id).toBe(4)
  expect(lineBeside(lines, 99, 1)?.id).toBe(1)
  expect(lineBeside([], 1, 1)).toBeUndefined()
})

test('after booking a line the next waiting one is chosen, over what is done, and at the end the one before', () => {
  expect(nextWaiting(lines, 1)?.id).toBe(3)
  expect(nextWaiting(lines, 3)?.id).toBe(1)
  expect(nextWaiting(lines.slice(2), 3)).toBeUndefined()
})
