// @vitest-environment happy-dom
import { overlays } from '@klopt/ui'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LINE_PANE_TYPE, useBankKeys } from './use-bank-keys.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Presses a key on the page; whether the screen took it from the browser. */
function press(key: string, keys: KeyboardEventInit = {}): boolean {
  return !document.body.dispatchEvent(new KeyboardEvent('keydown', { key, ...keys, bubbles: true, cancelable: true }))
}
const over = (type: string) =>
  vi.spyOn(overlays, 'getLayers').mockReturnValue([{ type } as ReturnType<typeof overlays.getLayers>[number]])

test('a key of the bank screen does its work and nothing else; any other is left to the browser', () => {
  const run = vi.fn()
  renderHook(() => useBankKeys(run))
  expect(press('ArrowDown')).toBe(true)
  expect(press('q')).toBe(false)
  expect(press('z')).toBe(false)
  expect(press('z', { ctrlKey: true })).toBe(true)
  expect(run.mock.calls).toEqual([['next'], ['undo']])
})

test('it works over the pane of a line, and under anything else it waits', () => {
  const run = vi.fn()
  renderHook(() => useBankKeys(run))
  over(LINE_PANE_TYPE)
  expect(press('Enter')).toBe(true)
  over('confirm')
  expect(press('Enter')).toBe(false)
  expect(run.mock.calls).toEqual([['agree']])
})

test('a key that something on the page took already is not done twice', () => {
  const run = vi.fn()
  renderHook(() => useBankKeys(run))
  const take = (event: Event) => event.preventDefault()
  document.body.addEventListener('keydown', take, { once: true })
  press('Enter')
  expect(run).not.toHaveBeenCalled()
})

test('the newest work is done, and none once the screen is gone', () => {
  const [first, second] = [vi.fn(), vi.fn()]
  const { rerender, unmount } = renderHook(({ run }) => useBankKeys(run), { initialProps: { run: first } })
  rerender({ run: second })
  press('ArrowUp')
  expect(second.mock.calls).toEqual([['previous']])
  unmount()
  expect(press('ArrowUp')).toBe(false)
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledOnce()
})
