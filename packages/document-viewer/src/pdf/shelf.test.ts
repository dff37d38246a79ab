import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createShelf } from './shelf.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function shelf() {
  let started = 0
  const ended: number[] = []
  const made = createShelf({ start: () => (started += 1), end: (thing) => ended.push(thing), keepMs: 1000 })
  return { ...made, ended }
}

test('what came back is taken again, by one at a time', () => {
  const { take, put, ended } = shelf()
  put(take())
  expect([take(), take()]).toEqual([1, 2])
  vi.advanceTimersByTime(5000)
  expect(ended).toEqual([])
})

test('what is prepared is what the next one takes, and one that waits already is enough', () => {
  const { prepare, take, ended } = shelf()
  prepare()
  prepare()
  expect([take(), take()]).toEqual([1, 2])
  prepare()
  vi.advanceTimersByTime(1000)
  expect(ended).toEqual([3])
})

test('one is kept, and ends when nobody takes it in time', () => {
  const { take, put, ended } = shelf()
  const [one, another] = [take(), take()]
  put(one)
  put(another)
  expect(ended).toEqual([another])
  vi.advanceTimersByTime(999)
  expect(ended).toEqual([another])
  vi.advanceTimersByTime(1)
  expect(ended).toEqual([another, one])
  expect(take()).toBe(3)
})
