// @vitest-environment happy-dom
import { limits } from '@klopt/screenshare/events'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePointing } from './use-pointing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** An operator whose mouse is over a mirror, which tells where in the page a point lies. */
function pointing(hasMirror = true) {
  const element = document.createElement('div')
  const send = vi.fn()
  const pointerAt = (x: number, y: number) => ({ x, y, path: '', dx: 0, dy: 0 })
  const mirror = hasMirror ? { pointerAt } : null
  const [box, watching] = [
    { current: element },
    { current: { send, requestCapture: vi.fn(), stop: vi.fn(), leave: vi.fn() } },
  ]
  const { unmount } = renderHook(() => usePointing(box, mirror, watching))
  const mouse = (name: string, clientX = 0, clientY = 0) =>
    act(() => void element.dispatchEvent(new MouseEvent(name, { clientX, clientY })))
  return { mouse, send, unmount }
}

const at = (x: number, y: number) => expect.objectContaining({ x, y }) as unknown

test('the user sees the mouse come, move, click and go', () => {
  const { mouse, send } = pointing()
  mouse('pointerenter')
  mouse('pointermove', 3, 4)
  vi.advanceTimersByTime(limits.throttleMs)
  mouse('click', 5, 6)
  mouse('pointerleave')
  expect(send.mock.calls).toEqual([
    ['show_cursor', {}],
    ['mouse', at(3, 4)],
    ['click', at(5, 6)],
    ['hide_cursor', {}],
  ])
})

test('of many moves the newest counts, and none comes after the mouse has gone', () => {
  const { mouse, send } = pointing()
  mouse('pointermove', 1, 1)
  mouse('pointermove', 2, 2)
  mouse('pointermove', 3, 3)
  vi.advanceTimersByTime(limits.throttleMs)
  expect(send).toHaveBeenLastCalledWith('mouse', at(3, 3))
  mouse('pointermove', 4, 4)
  mouse('pointermove', 5, 5)
  mouse('pointerleave')
  vi.advanceTimersByTime(limits.throttleMs * 2)
  expect(send).toHaveBeenLastCalledWith('hide_cursor', {})
})

test('without a mirror, and once it is left, nothing is shown', () => {
  const none = pointing(false)
  none.mouse('click', 1, 1)
  expect(none.send).not.toHaveBeenCalled()
  const left = pointing()
  left.mouse('pointermove', 1, 1)
  left.send.mockClear()
  left.mouse('pointermove', 2, 2)
  left.unmount()
  left.mouse('click', 1, 1)
  vi.advanceTimersByTime(limits.throttleMs * 2)
  expect(left.send).not.toHaveBeenCalled()
})
