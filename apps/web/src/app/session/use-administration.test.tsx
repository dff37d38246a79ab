// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { WithQueries } from '../../testing/with-queries.tsx'
import { queryClient } from '../transport/api.ts'
import type { CurrentUser } from './session.ts'
import { useAdministration } from './use-administration.ts'
import { useCustomerView } from './use-customer-view.ts'
import { usePermissions } from './use-permissions.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const isSo = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })
const user = { id: 9, administrations: [{ id: 4 }] } as unknown as CurrentUser

/** A server that tells who is signed in and what they may do; answers what it was asked. */
function server(permissions: readonly object[]) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    if (path.includes('/users/me')) return Response.json(user)
    return Response.json(path.endsWith('/administrations/5') ? { id: 5 } : { permissions })
  })
  return asked
}

test('an administration of oneself is known, and another is fetched', async () => {
  const asked = server([])
  const { result, rerender } = renderHook(({ id }) => useAdministration(user, id), {
    initialProps: { id: 4 },
    wrapper: WithQueries,
  })
  expect(result.current).toEqual({ id: 4 })
  expect(asked).toEqual([])
  rerender({ id: 5 })
  expect(result.current).toBeUndefined()
  await isSo(() => expect(result.current).toEqual({ id: 5 }))
})

test('what one may do, and whose books they are, is asked of oneself and nothing until that is known', async () => {
  const asked = server([
    { type: 'BOOKING', origins: ['FIRM'] },
    { type: 'BILLING', origins: ['FIRM'] },
  ])
  const useBoth = () => ({ permissions: usePermissions(4), view: useCustomerView(4) })
  const { result } = renderHook(useBoth, { wrapper: WithQueries })
  expect(result.current).toEqual({ permissions: [], view: undefined })
  await isSo(() => expect(result.current).toEqual({ permissions: ['BOOKING', 'BILLING'], view: 'firm' }))
  expect(asked).toHaveLength(2)
  expect(asked[1]).toMatch(/4.*9|9.*4/)
})
