// @vitest-environment happy-dom
import { limits } from '@klopt/screenshare/events'
import type { Mirror } from '@klopt/screenshare/mirror'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePointingByKeys } from './use-pointing-by-keys.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const size = { width: 240, height: 120 }

const mirrorAt = (pointerAt: Mirror['pointerAt']): Mirror => ({
  pointerAt,
  apply: vi.fn(),
  resize: vi.fn(),
  scroll: vi.fn(),
  mouse: vi.fn(),
  click: vi.fn(),
  stop: vi.fn(),
})

/** An operator at a mirror of 200 by 100 that begins at 10, 20. */
function pointing() {
  const element = document.createElement('div')
  element.getBoundingClientRect = () => new DOMRect(10, 20, 200, 100)
  const pointerAt = vi.fn((x: number, y: number) => ({ x, y, path: '', dx: 0, dy: 0 }))
  const send = vi.fn()
  const box = { current: element }
  const watching = { current: { send, requestCapture: vi.fn(), stop: vi.fn(), leave: vi.fn() } }
  const mirror = mirrorAt(pointerAt)
  const hook = renderHook(({ seen }) => usePointingByKeys(box, mirror, seen, watching), {
    initialProps: { seen: size },
  })
  const press = (key: string, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true, ...more })
    act(() => void element.dispatchEvent(event))
    return event
  }
  const sent = () => send.mock.calls.splice(0).map(([name]: unknown[]) => name)
  return { ...hook, element, press, send, sent }
}

test('the first arrow points at the middle, and each one moves as the window of the user is wide and high', () => {
  const { result, press, send } = pointing()
  expect(result.current).toBeNull()
  expect(press('ArrowRight').defaultPrevented).toBe(true)
  expect(result.current).toEqual({ x: 0.5, y: 0.5 })
  expect(send.mock.calls).toEqual([
    ['show_cursor', {}],
    ['mouse', expect.objectContaining({ x: 110, y: 70 })],
  ])
  press('ArrowRight')
  expect(result.current).toEqual({ x: 0.6, y: 0.5 })
  act(() => void vi.advanceTimersByTime(limits.throttleMs))
  expect(send).toHaveBeenLastCalledWith('mouse', expect.objectContaining({ x: 130, y: 70 }))
  expect(send.mock.calls.filter(([name]) => name === 'show_cursor')).toHaveLength(1)
})

test('the steps are those of the window of the user as it is now', () => {
  const { result, press, rerender } = pointing()
  press('ArrowRight')
  rerender({ seen: { width: 480, height: 120 } })
  press('ArrowRight')
  expect(result.current).toEqual({ x: 0.55, y: 0.5 })
})

test('Enter and the space bar click where it points, once for each press, and nowhere do nothing', () => {
  const { press, sent } = pointing()
  expect(press('Enter').defaultPrevented).toBe(false)
  expect(sent()).toEqual([])
  press('ArrowUp')
  sent()
  expect(press('Enter').defaultPrevented).toBe(true)
  press(' ')
  press(' ', { repeat: true })
  expect(press('a').defaultPrevented).toBe(false)
  expect(sent()).toEqual(['click', 'click'])
})

test('who goes elsewhere points no more: the pointer goes, and no move comes after it', () => {
  const { result, element, press, sent } = pointing()
  const blur = () => act(() => void element.dispatchEvent(new FocusEvent('blur')))
  blur()
  expect(sent()).toEqual([])
  press('ArrowUp')
  press('ArrowUp')
  sent()
  blur()
  expect(result.current).toBeNull()
  act(() => void vi.advanceTimersByTime(10 * limits.throttleMs))
  expect(sent()).toEqual(['hide_cursor'])
})

test('once the mouse moves it points, and the keys begin anew', () => {
  const { result, element, press, sent } = pointing()
  press('ArrowUp')
  act(() => void element.dispatchEvent(new Event('pointermove')))
  expect(result.current).toBeNull()
  sent()
  press('ArrowUp')
  expect(result.current).toEqual({ x: 0.5, y: 0.5 })
  expect(sent()[0]).toBe('show_cursor')
})

test('without a connection keys move the pointer and send nothing; once gone they do nothing', () => {
  const { result, element, press, unmount, send } = pointing()
  unmount()
  const event = new KeyboardEvent('keydown', { key: 'ArrowUp', cancelable: true })
  element.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
  expect(send).not.toHaveBeenCalled()
  expect(result.current).toBeNull()
  const box = { current: element }
  const { result: alone } = renderHook(() =>
    usePointingByKeys(
      box,
      mirrorAt((x, y) => ({ x, y, path: '', dx: 0, dy: 0 })),
      size,
      { current: null },
    ),
  )
  press('ArrowUp')
  act(() => void element.dispatchEvent(new FocusEvent('blur')))
  expect(alone.current).toBeNull()
})
