import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newestOnly } from './newest-only.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('of many values the first goes at once and then only the newest of each interval', () => {
  const sent: number[] = []
  const values = newestOnly<number>(250, (value) => sent.push(value))
  for (let value = 1; value <= 3; value += 1) values.push(value)
  expect(sent).toEqual([1])
  vi.advanceTimersByTime(250)
  expect(sent).toEqual([1, 3])
  vi.advanceTimersByTime(1000)
  expect(sent).toEqual([1, 3])
  values.push(4)
  expect(sent).toEqual([1, 3, 4])
})

test('what waits when it is cleared is never handed on', () => {
  const sent: number[] = []
  const values = newestOnly<number>(250, (value) => sent.push(value))
  values.push(1)
  values.push(2)
  values.clear()
  vi.advanceTimersByTime(1000)
  expect(sent).toEqual([1])
})
