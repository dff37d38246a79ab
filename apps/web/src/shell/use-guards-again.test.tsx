// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useGuardsAgain } from './use-guards-again.ts'

const router = vi.hoisted(() => ({ invalidate: vi.fn() }))
vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  useRouter: () => router as never,
}))
afterEach(cleanup)

test('whether a screen may be seen is decided anew each time one looks through other eyes, and only then', () => {
  const { rerender } = renderHook(({ as }) => useGuardsAgain(as), { initialProps: { as: null as number | null } })
  rerender({ as: null })
  expect(router.invalidate).not.toHaveBeenCalled()
  rerender({ as: 7 })
  rerender({ as: 7 })
  expect(router.invalidate).toHaveBeenCalledTimes(1)
  rerender({ as: null })
  expect(router.invalidate).toHaveBeenCalledTimes(2)
})
