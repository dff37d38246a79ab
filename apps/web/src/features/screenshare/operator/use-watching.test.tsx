// @vitest-environment happy-dom
import type { Mirror } from '@klopt/screenshare/mirror'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { must } from '@klopt/bookkeeping/money'
import { useWatching } from './use-watching.ts'
import * as share from './watch-share.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const mirror: Mirror = {
  pointerAt: (x, y) => ({ x, y, path: '', dx: 0, dy: 0 }),
  apply: vi.fn(),
  resize: vi.fn(),
  scroll: vi.fn(),
  mouse: vi.fn(),
  click: vi.fn(),
  stop: vi.fn(),
}

/** An operator who looks, with what the connection then says. */
function watching() {
  const current = { send: vi.fn(), requestCapture: vi.fn(), stop: vi.fn(), leave: vi.fn() }
  const begun = vi.spyOn(share, 'watchShare').mockReturnValue(current)
  const hook = renderHook(() => useWatching(5))
  const show = (next: Mirror | null) => act(() => hook.result.current.setMirror(next))
  const options = () => must(begun.mock.calls.at(-1), 'a beginning')[0]
  return { ...hook, current, begun, show, options }
}

test('it looks once there is a mirror, and leaves when it goes', () => {
  const { result, current, begun, show, unmount } = watching()
  expect(begun).not.toHaveBeenCalled()
  expect(result.current).toMatchObject({ state: 'connecting', mirror: null, size: null, problem: null })
  show(mirror)
  expect(begun).toHaveBeenCalledOnce()
  expect(result.current.mirror).toBe(mirror)
  expect(result.current.state).toBe('connecting')
  expect(result.current.watching.current).toBe(current)
  unmount()
  expect(current.leave).toHaveBeenCalledOnce()
})

test('a frame that cannot be loaded has failed, and what was known of it is gone', () => {
  const { result, current, show, options } = watching()
  show(mirror)
  act(() => options().onState('live'))
  act(() => options().onSize({ width: 800, height: 600 }))
  expect(result.current).toMatchObject({ state: 'live', size: { width: 800, height: 600 } })
  show(null)
  expect(result.current).toMatchObject({ state: 'failed', size: null, problem: null })
  expect(current.leave).toHaveBeenCalledOnce()
})

test('what does not change draws nothing anew', () => {
  const { result, show, options } = watching()
  show(mirror)
  act(() => options().onSize({ width: 800, height: 600 }))
  const { size } = result.current
  act(() => options().onSize({ width: 800, height: 600 }))
  expect(result.current.size).toBe(size)
  act(() => options().onSize({ width: 800, height: 601 }))
  expect(result.current.size).toEqual({ width: 800, height: 601 })
})

test('a refusal without words has failed', () => {
  const { result, show, options } = watching()
  show(mirror)
  act(() => options().onRefused(new Error('weg')))
  expect(result.current).toMatchObject({ state: 'failed', problem: null })
})
