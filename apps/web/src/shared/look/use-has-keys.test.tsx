// @vitest-environment happy-dom
import { media } from '@klopt/ui/theme'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useHasKeys } from './use-has-keys.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const NARROW = '(max-width: 639.98px)'

test.each([
  ['a window beside a keyboard', [], true],
  ['a window as narrow as a phone', [NARROW], false],
  ['a tablet that is touched', [media.touch], false],
  ['a phone', [NARROW, media.touch], false],
])('%s has keys to speak of or not', (_where, matching, has) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matching.includes(query),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  expect(renderHook(useHasKeys).result.current).toBe(has)
})
