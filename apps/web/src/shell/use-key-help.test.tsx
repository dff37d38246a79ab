// @vitest-environment happy-dom
import { overlays } from '@klopt/ui'
import { cleanup, createEvent, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useKeyHelp } from './use-key-help.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** Whether a key was taken, pressed on an element of the page. */
const press = (key: string, more: object = {}, target: Element = document.body) =>
  !fireEvent.keyDown(target, { key, ...more })
const over = () =>
  vi.spyOn(overlays, 'getLayers').mockReturnValue([{ kind: 'pane' } as ReturnType<typeof overlays.getLayers>[number]])

test('the question mark tells the keys where nobody types and nothing lies over the screen', () => {
  const tell = vi.fn()
  const { unmount } = renderHook(() => useKeyHelp(tell))
  expect(press('?')).toBe(true)
  expect(tell).toHaveBeenCalledOnce()
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) expect(press('?', more)).toBe(false)
  const input = document.body.appendChild(document.createElement('input'))
  expect([press('n'), press('?', {}, input)]).toEqual([false, false])
  const taken = createEvent.keyDown(document.body, { key: '?' })
  taken.preventDefault()
  fireEvent(document.body, taken)
  over()
  expect(press('?')).toBe(false)
  expect(tell).toHaveBeenCalledOnce()
  vi.restoreAllMocks()
  unmount()
  expect(press('?')).toBe(false)
})
