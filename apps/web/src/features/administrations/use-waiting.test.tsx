// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import { useWaiting } from './use-waiting.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const books = { state: 'filed', periodLabel: null, dueOn: null, waitingLines: 4, documents: 0, openQuestions: 0 }

test('who has several administrations sees what waits in each; who has one is asked nothing', async () => {
  const asked = vi.fn(async () => Response.json([{ ...books, administrationId: 4 }]))
  vi.stubGlobal('fetch', asked)
  const { result, rerender } = renderHook(({ several }) => useWaiting('2026-11-21', several), {
    initialProps: { several: false },
    wrapper: WithQueries,
  })
  expect(result.current).toBeNull()
  expect(asked).not.toHaveBeenCalled()
  rerender({ several: true })
  expect(result.current?.size).toBe(0)
  await vi.waitFor(() => expect(result.current?.get(4)?.text).toContain('4 bankregels'), { timeout: 10_000 })
  rerender({ several: false })
  expect(result.current).toBeNull()
})
