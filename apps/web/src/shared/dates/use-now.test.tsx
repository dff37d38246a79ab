// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useNow } from './use-now.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_500 }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('the time goes on by the minute, and no longer once it is not shown', () => {
  const { result, unmount } = renderHook(useNow)
  expect(result.current).toBe(1_000)
  act(() => void vi.advanceTimersByTime(59_999))
  expect(result.current).toBe(1_000)
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current).toBe(1_060)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
