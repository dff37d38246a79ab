// @vitest-environment happy-dom
import { must } from '@klopt/bookkeeping/money'
import { overlays } from '@klopt/ui'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useOverlayRoot } from './use-overlay-root.ts'

const showPopover = vi.fn()
let place = () => {}
const stop = vi.fn()
beforeEach(() => {
  Object.defineProperty(HTMLElement.prototype, 'showPopover', { value: showPopover, configurable: true })
  vi.spyOn(overlays, 'subscribe').mockImplementation((notify) => {
    place = notify
    return stop
  })
  document.body.innerHTML = '<main tabindex="-1"><button></button></main><dialog></dialog><dialog></dialog>'
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.clearAllMocks()
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
  document.body.replaceChildren()
})

const found = (selector: string) => must(document.querySelector<HTMLElement>(selector), selector)
type Layer = ReturnType<typeof overlays.getLayers>[number]
const open = (...dialogs: (HTMLDialogElement | undefined)[]) =>
  vi.spyOn(overlays, 'getLayers').mockReturnValue(dialogs.map((dialog) => ({ dialog }) as Layer))

/** The root with a button in it that has the focus. */
function focusedRoot() {
  const hook = renderHook(() => useOverlayRoot('panel'))
  const inside = document.createElement('button')
  hook.result.current.element.append(inside)
  inside.focus()
  return { ...hook, inside, root: hook.result.current }
}

test('it lies over the page and is no part of what is shared; once gone nothing of it stays', () => {
  const { result, unmount } = renderHook(() => useOverlayRoot('panel'))
  const { element } = result.current
  expect(element).toMatchObject({ className: 'panel', parentNode: document.body })
  expect(element.dataset['privacy']).toBe('ignore')
  expect(showPopover).toHaveBeenCalledOnce()
  unmount()
  expect(element.isConnected).toBe(false)
  expect(stop).toHaveBeenCalledOnce()
})

test('it sits in the dialog on top, and goes back to the page after it; where it sits already it stays', () => {
  const { result } = renderHook(() => useOverlayRoot('panel'))
  const { element } = result.current
  const [first, second] = document.querySelectorAll('dialog')
  open(must(first, 'first'), must(second, 'second'), undefined)
  act(() => place())
  act(() => place())
  expect(element.parentNode).toBe(second)
  expect(showPopover).toHaveBeenCalledTimes(2)
  open()
  act(() => place())
  expect(element.parentNode).toBe(document.body)
})

test('the focus goes back to where it was on the page, before it came or since', () => {
  const button = found('main button')
  button.focus()
  const { root, inside, unmount } = focusedRoot()
  root.giveBackFocus()
  expect(document.activeElement).toBe(button)
  found('main').focus()
  inside.focus()
  unmount()
  expect(document.activeElement).toBe(found('main'))
})

test('when that place is gone the focus goes to the page itself', () => {
  found('main button').focus()
  const { root } = focusedRoot()
  found('main button').remove()
  root.giveBackFocus()
  expect(document.activeElement).toBe(found('main'))
})

test('a focus that is not in it is not moved', () => {
  found('main button').focus()
  const { root, inside } = focusedRoot()
  inside.blur()
  root.giveBackFocus()
  expect(document.activeElement).toBe(document.body)
})

test('once gone it follows the focus no longer', () => {
  found('main').focus()
  const { root, inside, unmount } = focusedRoot()
  unmount()
  found('main button').focus()
  document.body.append(root.element)
  inside.focus()
  root.giveBackFocus()
  expect(document.activeElement).toBe(found('main'))
  root.element.remove()
})
