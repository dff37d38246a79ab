// @vitest-environment happy-dom
import { toast } from '@klopt/ui'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import { useEnterClient } from './use-enter-client.ts'

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
const client = { id: 9, companyName: 'Fysiotherapie De Brug' }

function opened(answer: () => Response) {
  vi.stubGlobal('fetch', async () => answer())
  queryClient.setQueryData(['worklist', 'list'], { items: [client] })
  const { result } = renderHook(() => useEnterClient(true), { wrapper: WithQueries })
  act(() => result.current.open(client))
}
const isWorklistStale = () => queryClient.getQueryState(['worklist', 'list'])?.isInvalidated

test('a client is entered where the server leads', async () => {
  opened(() => Response.json({ redirect_url: '/v2/administrations/9/dashboard' }))
  await isSo(() => expect(navigate).toHaveBeenCalledExactlyOnceWith({ href: '/v2/administrations/9/dashboard' }))
})

test('of a client that left while its row was open that is told, and the list is fetched again', async () => {
  opened(() => Response.json({ code: 90_005, message: 'Dit is niet gevonden.' }, { status: 404 }))
  await isSo(() =>
    expect(toast.error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Fysiotherapie De Brug is/)),
  )
  await isSo(() => expect(isWorklistStale()).toBe(true))
  expect(navigate).not.toHaveBeenCalled()
})
