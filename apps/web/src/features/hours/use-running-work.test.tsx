// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as timers from './timer/use-timers.ts'
import type { RunningTimer } from './timer/timer-queue.ts'
import { useRunningWork } from './use-running-work.ts'

const now = Date.parse('2026-11-23T10:00:30Z')
beforeEach(() => void vi.useFakeTimers({ now }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const on = { projectId: 7, taskId: 2 }
const timer = { ...on, startedAtMs: now - 90_000 } as RunningTimer

/** The hours of oneself or of somebody else, while that timer runs. */
function work(running: Partial<RunningTimer> | null | undefined, isOwn = true) {
  const events = { start: vi.fn(), stop: vi.fn() }
  const useTimers = vi
    .spyOn(timers, 'useTimers')
    .mockReturnValue({ running: running as RunningTimer, isWaiting: false, ...events })
  const { result, unmount } = renderHook(() => useRunningWork(4, isOwn))
  return { state: () => result.current, useTimers, unmount, ...events }
}

test('what runs counts to the whole minute, on the day it was begun, and further each minute', () => {
  const { state, useTimers } = work(timer)
  expect(useTimers).toHaveBeenCalledWith(4, { enabled: true })
  expect(state().running).toEqual({ ...on, day: '2026-11-23', seconds: 60 })
  act(() => void vi.advanceTimersByTime(60_000))
  expect(state().running?.seconds).toBe(120)
})

test('what was begun within this minute counts nothing yet', () => {
  expect(work({ ...timer, startedAtMs: now - 5_000 }).state().running?.seconds).toBe(0)
})

test.each([
  ['no timer', null],
  ['a timer that is not known yet', undefined],
  ['a timer on no project', { ...timer, projectId: null }],
])('%s is no running work', (_what, running) => {
  expect(work(running).state().running).toBeNull()
})

test('the same work again stops it; other work is started in its place', () => {
  const { state, start, stop } = work(timer)
  state().toggle?.(on)
  expect(stop).toHaveBeenCalledOnce()
  expect(start).not.toHaveBeenCalled()
  for (const other of [
    { projectId: 7, taskId: 3 },
    { projectId: 8, taskId: 2 },
  ]) {
    state().toggle?.(other)
    expect(start).toHaveBeenLastCalledWith({ ...other, note: '' })
  }
  expect(stop).toHaveBeenCalledOnce()
})

test('where nothing runs, work is started', () => {
  const { state, start } = work(null)
  state().toggle?.(on)
  expect(start).toHaveBeenCalledExactlyOnceWith({ ...on, note: '' })
})

test('the hours of somebody else neither ask for their timer nor start one', () => {
  const { state, useTimers } = work(undefined, false)
  expect(useTimers).toHaveBeenCalledWith(4, { enabled: false })
  expect(state().toggle).toBeNull()
})

test('a grid that is left has no clock any more', () => {
  const { unmount } = work(timer)
  expect(vi.getTimerCount()).toBe(1)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
