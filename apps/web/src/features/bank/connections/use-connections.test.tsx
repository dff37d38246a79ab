// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../app/transport/api.ts'
import { WithQueries } from '../../../testing/with-queries.tsx'
import { useConnections } from './use-connections.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

test('follows a fetch that was asked for until it is done, and asks no further', async () => {
  const told = [100, 100, 160]
  let reads = 0
  const sent: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    if (method === 'POST') {
      sent.push(path)
      return new Response(null, { status: 204 })
    }
    if (!path.endsWith('/bank/connections')) return Response.json([])
    const fetchedAt = told[Math.min(reads, told.length - 1)]
    reads += 1
    return Response.json({ isAvailable: true, connections: [{ id: 5, bankName: 'ING', state: 'active', fetchedAt }] })
  })
  const { result } = renderHook(() => useConnections(4), { wrapper: WithQueries })
  await vi.waitFor(() => expect(result.current.connections).toHaveLength(1))
  expect(result.current.isFetching(5)).toBe(false)
  const [first] = result.current.connections
  if (!first) throw new Error('no connection was shown')
  act(() => result.current.fetchNow(first))
  await vi.waitFor(() => expect(result.current.isFetching(5)).toBe(true))
  await vi.waitFor(() => expect(result.current.isFetching(5)).toBe(false), { timeout: 10_000 })
  expect(sent).toEqual(['/api/v2/administrations/4/bank/connections/5/fetch'])
})
