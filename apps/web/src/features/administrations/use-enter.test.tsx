// @vitest-environment happy-dom
import { toast } from '@klopt/ui'
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { eachOnItsOwn, isSo, refused, serveEntry } from '../../testing/serve-entry.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import { useEnter } from './use-enter.ts'

const navigate = vi.hoisted(() => vi.fn())
vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  useNavigate: () => navigate as never,
}))

eachOnItsOwn(navigate)

test('an administration that is entered is remembered, and leads to where one works', async () => {
  const sent = serveEntry()
  const { result } = renderHook(useEnter, { wrapper: WithQueries })
  act(() => result.current.enter(7))
  await isSo(() => expect(navigate).toHaveBeenCalledExactlyOnceWith({ href: '/v2/administrations/8/dashboard' }))
  expect(sent[0]).toMatch(/administrations\/7\//)
})

test('one that may not be entered says so, and leads nowhere', async () => {
  serveEntry(refused)
  const { result } = renderHook(useEnter, { wrapper: WithQueries })
  act(() => result.current.enter(7))
  await isSo(() => expect(toast.error).toHaveBeenCalledWith('Dat mag niet'))
  expect(navigate).not.toHaveBeenCalled()
  await isSo(() => expect(result.current.isEntering).toBe(false))
})
