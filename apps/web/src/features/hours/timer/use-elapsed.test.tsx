// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useElapsed } from './use-elapsed.ts'

const now = Date.parse('2026-11-23T10:00:00.400Z')
beforeEach(() => void vi.useFakeTimers({ now }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a timer shows its whole seconds, each at its moment, and has no clock once it is left', () => {
  const { result, rerender, unmount } = renderHook(({ from }) => useElapsed(from, (seconds) => `${seconds} s`), {
    initialProps: { from: now - 400 },
  })
  expect(result.current).toBe('0 s')
  act(() => void vi.advanceTimersByTime(599))
  expect(result.current).toBe('0 s')
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current).toBe('1 s')
  act(() => void vi.advanceTimersByTime(2_000))
  expect(result.current).toBe('3 s')
  rerender({ from: now + 2_600 - 10_900 })
  expect(result.current).toBe('10 s')
  act(() => void vi.advanceTimersByTime(100))
  expect(result.current).toBe('11 s')
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
