// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { aUser, anEntry } from '../../testing/a-user.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import { queryClient } from '../transport/api.ts'
import { useAdministration } from './use-administration.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const isSo = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })
const user = aUser({ administrations: [anEntry(4)] })

/** A server with administration 5; answers what it was asked. */
function server() {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json({ id: 5 })
  })
  return asked
}

test('an administration of oneself is known, and another is fetched', async () => {
  const asked = server()
  const { result, rerender } = renderHook(({ id }) => useAdministration(user, id), {
    initialProps: { id: 4 },
    wrapper: WithQueries,
  })
  expect(result.current).toEqual(anEntry(4))
  expect(asked).toEqual([])
  rerender({ id: 5 })
  expect(result.current).toBeUndefined()
  await isSo(() => expect(result.current).toEqual({ id: 5 }))
  expect(asked).toEqual(['/api/v1/administrations/5'])
})
