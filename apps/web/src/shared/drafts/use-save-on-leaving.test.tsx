// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useSaveOnLeaving } from './use-save-on-leaving.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** A draft on the screen, which is saved or not. */
function drafting(isUnsaved: boolean) {
  const flush = vi.fn(async () => true)
  const autosave = { flush }
  const { rerender, unmount } = renderHook(({ isUnsaved }) => useSaveOnLeaving(autosave, isUnsaved), {
    initialProps: { isUnsaved },
  })
  return { flush, unmount, isNow: (unsaved: boolean) => rerender({ isUnsaved: unsaved }) }
}
function closeTab(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

test('a screen that is left, hidden, or has a connection again saves what stands in it', () => {
  const { flush, unmount } = drafting(true)
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(flush).not.toHaveBeenCalled()
  seen.mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(flush).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('online'))
  expect(flush).toHaveBeenCalledTimes(2)
  unmount()
  expect(flush).toHaveBeenCalledTimes(3)
})

test('a tab that closes asks first and saves meanwhile, only while something is unsaved', () => {
  const { flush, isNow } = drafting(false)
  expect(closeTab()).toBe(false)
  expect(flush).not.toHaveBeenCalled()
  isNow(true)
  expect(closeTab()).toBe(true)
  expect(flush).toHaveBeenCalledOnce()
  isNow(false)
  expect(closeTab()).toBe(false)
})

test('a screen that is gone listens to nothing more', () => {
  const { flush, unmount } = drafting(true)
  unmount()
  flush.mockClear()
  window.dispatchEvent(new Event('online'))
  expect(closeTab()).toBe(false)
  expect(flush).not.toHaveBeenCalled()
})
