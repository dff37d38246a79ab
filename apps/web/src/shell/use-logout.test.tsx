// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../app/transport/api.ts'
import { WithQueries } from '../testing/with-queries.tsx'
import { useLogout } from './use-logout.ts'

const navigate = vi.hoisted(() => vi.fn())
vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  useNavigate: () => navigate as never,
}))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  navigate.mockReset()
  queryClient.clear()
})

/** Somebody who logs out of a browser that remembers what they saw; the server answers by that status. */
function loggingOut(status: number) {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    sent.push(path)
    return status === 204 ? new Response(null, { status }) : Response.json({ code: 1, message: 'Nee' }, { status })
  })
  queryClient.setQueryData(['of this user'], 1)
  const { result } = renderHook(useLogout, { wrapper: WithQueries })
  act(() => result.current())
  return sent
}

test('who logs out is forgotten in this browser, and the login page takes the place of the screen', async () => {
  const sent = loggingOut(204)
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledOnce(), { timeout: 10_000 })
  expect(navigate).toHaveBeenCalledWith({ to: '/v2/authenticate', search: {}, replace: true })
  expect(sent).toEqual([expect.stringMatching(/logout/)])
  expect(queryClient.getQueryData(['of this user'])).toBeUndefined()
})

test('who is still signed in at the server is not led to believe otherwise', async () => {
  const sent = loggingOut(403)
  await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 10_000 })
  await act(async () => {})
  expect(navigate).not.toHaveBeenCalled()
  expect(queryClient.getQueryData(['of this user'])).toBe(1)
})
