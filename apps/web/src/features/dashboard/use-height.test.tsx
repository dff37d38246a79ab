// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useHeight } from './use-height.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the height of an element is known in whole pixels, also after it changed', () => {
  let changed: (entries: readonly object[]) => void = () => {}
  const disconnect = vi.fn()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listen: typeof changed) {
        changed = listen
      }
      observe(element: Element) {
        expect(element.tagName).toBe('MAIN')
      }
      disconnect = disconnect
    },
  )
  function Box() {
    const box = useRef<HTMLElement>(null)
    return <main ref={box}>{useHeight(box)}</main>
  }
  const { unmount } = render(<Box />)
  const shown = () => screen.getByRole('main').textContent
  expect(shown()).toBe('0')
  act(() => changed([{ contentRect: { height: 80.7 } }]))
  expect(shown()).toBe('80')
  act(() => changed([]))
  expect(shown()).toBe('0')
  unmount()
  expect(disconnect).toHaveBeenCalledOnce()
})
