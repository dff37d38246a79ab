// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useIsSlow } from './use-is-slow.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('what is busy for longer than one notices is slow, until it is done', () => {
  const { result, rerender } = renderHook((isBusy: boolean) => useIsSlow(isBusy), { initialProps: true })
  const after = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  after(399)
  expect(result.current).toBe(false)
  after(1)
  expect(result.current).toBe(true)
  rerender(false)
  expect(result.current).toBe(false)
  after(1_000)
  expect(result.current).toBe(false)
})
