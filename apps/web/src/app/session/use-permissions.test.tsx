// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { WithQueries } from '../../testing/with-queries.tsx'
import { queryClient } from '../transport/api.ts'
import { usePermissions } from './use-permissions.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

/** A server that tells who is signed in and what they may do; answers what it was asked. */
function server(access: () => Response) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(new URL(path, 'https://klopt.test').pathname)
    return path.includes('/users/me') ? Response.json({ id: 9, administrations: [] }) : access()
  })
  return asked
}
const isSo = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })

test('what one may do is asked of oneself, and is nothing until it is known', async () => {
  const asked = server(() =>
    Response.json({
      permissions: [
        { type: 'BOOKING', origins: ['FIRM'] },
        { type: 'BILLING', origins: ['FIRM'] },
      ],
    }),
  )
  const { result } = renderHook(() => usePermissions(4), { wrapper: WithQueries })
  expect(result.current).toEqual([])
  await isSo(() => expect(result.current).toEqual(['BOOKING', 'BILLING']))
  expect(asked).toEqual(['/api/v1/users/me', '/api/v2/users/9/administration-access/4'])
})

test('who cannot be told what they may do is shown nothing that asks for a right', async () => {
  const asked = server(() => Response.json({ code: 90_001, message: 'Dat mag niet' }, { status: 403 }))
  const { result } = renderHook(() => usePermissions(4), { wrapper: WithQueries })
  await isSo(() => expect(asked).toHaveLength(2))
  await isSo(() => expect(queryClient.isFetching()).toBe(0))
  expect(result.current).toEqual([])
})
