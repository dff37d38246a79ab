// @vitest-environment happy-dom
import { toast } from '@klopt/ui'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { serveEntry } from '../../testing/serve-entry.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import { useEnter } from './use-enter.ts'

const navigate = vi.hoisted(() => vi.fn())
vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  useNavigate: () => navigate as never,
}))

beforeEach(() => void vi.spyOn(toast, 'error').mockReturnValue(''))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  navigate.mockReset()
  queryClient.clear()
})

const isSo = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })

test('an administration that is entered is remembered, and leads to where one works', async () => {
  const sent = serveEntry(false)
  const { result } = renderHook(useEnter, { wrapper: WithQueries })
  act(() => result.current.enter(7))
  await isSo(() => expect(navigate).toHaveBeenCalledExactlyOnceWith({ href: '/v2/administrations/8/dashboard' }))
  expect(sent[0]).toMatch(/administrations\/7\//)
})

test('one that may not be entered says so, and leads nowhere', async () => {
  serveEntry(true)
  const { result } = renderHook(useEnter, { wrapper: WithQueries })
  act(() => result.current.enter(7))
  await isSo(() => expect(toast.error).toHaveBeenCalledWith('Dat mag niet'))
  expect(navigate).not.toHaveBeenCalled()
  await isSo(() => expect(result.current.isEntering).toBe(false))
})
