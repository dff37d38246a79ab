// @vitest-environment happy-dom
import { act, cleanup, render, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import * as styles from './overlay.css.ts'
import { useCoveredBottom } from './use-covered-bottom.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Panel() {
  return <div ref={useCoveredBottom()} />
}
const moved = () => document.documentElement.style.getPropertyValue('--klopt-sharing-panel')
const isCovered = () => document.body.classList.contains(styles.covered)

test('what lies at the bottom moves up by the height of the panel and 12 pixels, also when it grows', () => {
  const observed = { notify: () => {}, observe: vi.fn(), disconnect: vi.fn() }
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = observed.observe
      disconnect = observed.disconnect
      constructor(notify: () => void) {
        observed.notify = notify
      }
    },
  )
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(48)
  const { container, unmount } = render(<Panel />)
  expect([moved(), isCovered()]).toEqual(['60px', true])
  expect(observed.observe).toHaveBeenCalledExactlyOnceWith(container.firstElementChild)
  height.mockReturnValue(100)
  act(() => observed.notify())
  expect(moved()).toBe('112px')
  unmount()
  expect([moved(), isCovered()]).toEqual(['', false])
  expect(observed.disconnect).toHaveBeenCalledOnce()
})

test('without a panel nothing moves', () => {
  renderHook(() => useCoveredBottom())
  expect([moved(), isCovered()]).toEqual(['', false])
})
