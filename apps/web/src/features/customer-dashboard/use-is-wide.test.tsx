// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useIsWide } from './use-is-wide.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('whether there is room follows the window, and nobody listens once it is left', () => {
  const listeners = new Set<() => void>()
  let matches = false
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: matches && media === '(min-width: 900px)',
    addEventListener: (_change: string, listen: () => void) => listeners.add(listen),
    removeEventListener: (_change: string, listen: () => void) => listeners.delete(listen),
  }))
  const { result, unmount } = renderHook(useIsWide)
  expect(result.current).toBe(false)
  matches = true
  act(() => {
    for (const listen of listeners) listen()
  })
  expect(result.current).toBe(true)
  unmount()
  expect(listeners.size).toBe(0)
})
