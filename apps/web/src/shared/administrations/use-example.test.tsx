// @vitest-environment happy-dom
import { toast } from '@klopt/ui'
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { homeWithout } from '../../app/session/start-target.ts'
import { aUser, anEntry } from '../../testing/a-user.ts'
import { eachOnItsOwn, isSo, refused, serveEntry } from '../../testing/serve-entry.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import { useCloseExample, useOpenExample } from './use-example.ts'

const navigate = vi.hoisted(() => vi.fn())
vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  useNavigate: () => navigate as never,
}))

eachOnItsOwn(navigate)
const user = aUser({ administrations: [anEntry(4), anEntry(5)] })

const useAll = () => ({ ...useOpenExample(), ...useCloseExample(user, 4) })
const ways = [
  ['opened', 'open', '/v2/administrations/8/dashboard', /examples?/],
  ['taken away', 'close', homeWithout(user, 4), /administrations\/4\//],
] as const

test.each(ways)('an administration that is %s by %s leads to where one works then', async (_what, way, href, path) => {
  const sent = serveEntry()
  const { result } = renderHook(useAll, { wrapper: WithQueries })
  act(() => result.current[way]())
  await isSo(() => expect(navigate).toHaveBeenCalledExactlyOnceWith({ href }))
  expect(sent[0]).toMatch(path)
})

test.each(ways)('what may not be %s is said by a toast, and %s leads nowhere', async (_what, way) => {
  serveEntry(refused)
  const { result } = renderHook(useAll, { wrapper: WithQueries })
  act(() => result.current[way]())
  await isSo(() => expect(toast.error).toHaveBeenCalledWith('Dat mag niet'))
  expect(navigate).not.toHaveBeenCalled()
  await isSo(() => expect(result.current).toMatchObject({ isOpening: false, isClosing: false }))
})
