// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../app/transport/api.ts'
import { WithQueries } from '../testing/with-queries.tsx'
import { useToFile } from './use-to-file.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

test('what is still to be filed is what is late, due, waiting or approved, and nothing before it is known', async () => {
  const count = (of: number) => ({ count: of })
  const segments = { all: count(40), late: count(1), due: count(2), waiting: count(4), approved: count(8) }
  const rest = { filed: count(16), running: count(9) }
  vi.stubGlobal('fetch', async () =>
    Response.json({
      items: [],
      nextCursor: null,
      previousCursor: null,
      segments: { ...segments, ...rest },
      asOf: null,
    }),
  )
  const { result } = renderHook(() => useToFile(3), { wrapper: WithQueries })
  expect(result.current).toBe(0)
  await vi.waitFor(() => expect(result.current).toBe(15), { timeout: 10_000 })
})
