// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSettled } from './use-settled.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const typing = (pauseMs?: number) =>
  renderHook(({ text }) => useSettled(text, pauseMs), { initialProps: { text: 'k' } })

test('what is typed is settled half a second after the last letter', () => {
  const { result, rerender, unmount } = typing()
  rerender({ text: 'kl' })
  act(() => void vi.advanceTimersByTime(499))
  rerender({ text: 'klo' })
  act(() => void vi.advanceTimersByTime(499))
  expect(result.current).toBe('k')
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current).toBe('klo')
  rerender({ text: 'klop' })
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('a screen may wait for another while', () => {
  const { result, rerender } = typing(200)
  rerender({ text: 'kl' })
  act(() => void vi.advanceTimersByTime(199))
  expect(result.current).toBe('k')
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current).toBe('kl')
})
