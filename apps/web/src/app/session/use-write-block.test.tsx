// @vitest-environment happy-dom
import { contract } from '@klopt/api-client/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { query, queryClient } from '../transport/api.ts'
import { useMayChange, useWriteBlock, useWriteBlockAtStart } from './use-write-block.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
const paid = { type: 'ZZP', current_period: null, ends_on: null }
const ended = { type: 'GRACE_PERIOD', current_period: null, ends_on: null }
const booking = { type: 'BOOKING', origins: ['ADMINISTRATION_ROLE'] }

/** A server that tells who is signed in, what they may do, and how the subscription stands. */
function answering({ own = true, subscription = paid, permissions = [booking] } = {}) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const path = new URL(address, 'http://localhost').pathname
    asked.push(path)
    if (path.includes('/users/me'))
      return Response.json({ id: 9, administrations: own ? [{ id: 4, subscription }] : [] })
    if (path.endsWith('/administrations/4')) return Response.json({ id: 4, subscription })
    return Response.json({ permissions })
  })
  return asked
}
const isKnown = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })

test('nothing is known before the server has told, and then nothing blocks who has the right', async () => {
  const asked = answering()
  const { result } = renderHook(
    () => [useWriteBlock(4, { permission: 'BOOKING' }), useMayChange(4, { permission: 'BOOKING' })],
    { wrapper },
  )
  expect(result.current).toEqual([undefined, false])
  await isKnown(() => expect(result.current).toEqual([null, true]))
  expect(asked.some((path) => path.endsWith('/administrations/4'))).toBe(false)
})

test.each([
  ['without the right', { permissions: [] }, 'permission'],
  ['after the subscription ended', { subscription: ended }, 'subscription'],
  ['with access of staff alone', { permissions: [{ ...booking, origins: ['GLOBAL_ADMIN'] }] }, 'viewing'],
])('%s a write is blocked, and its buttons are not shown', async (_, given, block) => {
  answering(given)
  const { result } = renderHook(
    () => [useWriteBlock(4, { permission: 'BOOKING' }), useMayChange(4, { permission: 'BOOKING' })],
    { wrapper },
  )
  await isKnown(() => expect(result.current).toEqual([block, false]))
})

test('of an administration that is not one of the user’s own the subscription is asked for', async () => {
  const asked = answering({ own: false, subscription: ended })
  const { result } = renderHook(() => useWriteBlock(4, { permission: 'BOOKING' }), { wrapper })
  await isKnown(() => expect(result.current).toBe('subscription'))
  expect(asked.some((path) => path.endsWith('/administrations/4'))).toBe(true)
})

test('what was begun is not taken away when the subscription ends meanwhile', async () => {
  answering()
  const { result } = renderHook(
    () => [useWriteBlockAtStart(4, { permission: 'BOOKING' }), useWriteBlock(4, { permission: 'BOOKING' })],
    { wrapper },
  )
  await isKnown(() => expect(result.current).toEqual([null, null]))
  answering({ subscription: ended })
  await act(() =>
    queryClient.invalidateQueries({ queryKey: query(contract.users.me, { query: {} }).queryKey.slice(0, 2) }),
  )
  await isKnown(() => expect(result.current).toEqual([null, 'subscription']))
})
