import { expect, test } from 'vitest'
import { createRateLimiter } from './rate-limit.ts'

const at = (second: number) => second * 1000

test('an address may burst, then waits for the refill; another address does not', () => {
  const { take } = createRateLimiter({ burst: 3, refillPerSecond: 1 })
  expect([1, 2, 3, 4].map(() => take('a', at(0)))).toEqual([true, true, true, false])
  expect(take('b', at(0))).toBe(true)
  expect(take('a', at(0.5))).toBe(false)
  expect(take('a', at(1))).toBe(true)
  expect(take('a', at(1))).toBe(false)
})

test('what weighs more takes more', () => {
  const { take } = createRateLimiter({ burst: 10, refillPerSecond: 1 })
  expect([take('a', at(0), 7), take('a', at(0), 4), take('a', at(0), 3)]).toEqual([true, false, true])
})

test('waiting long gives no more than one burst', () => {
  const { take } = createRateLimiter({ burst: 2, refillPerSecond: 10 })
  take('a', at(0))
  expect([1, 2, 3].map(() => take('a', at(1000)))).toEqual([true, true, false])
})
