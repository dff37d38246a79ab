// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import { useEveryClient } from './use-every-client.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

test('the clients of all pages come, each page asked for once', async () => {
  const asked: (string | null)[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    const cursor = new URL(path, 'https://klopt.test').searchParams.get('cursor')
    asked.push(cursor)
    const page = Number(cursor ?? 0)
    return Response.json({ items: [{ id: page }], nextCursor: page < 2 ? String(page + 1) : null })
  })
  const { result } = renderHook(() => useEveryClient(6), { wrapper: WithQueries })
  expect(result.current).toEqual([])
  await vi.waitFor(() => expect(result.current).toEqual([{ id: 0 }, { id: 1 }, { id: 2 }]), { timeout: 10_000 })
  expect(asked).toEqual([null, '1', '2'])
})
