// @vitest-environment happy-dom
import { toast } from '@klopt/ui'
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { eachOnItsOwn, isSo, serveEntry } from '../../testing/serve-entry.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import { useEnterClient } from './use-enter-client.ts'

const navigate = vi.hoisted(() => vi.fn())
vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  useNavigate: () => navigate as never,
}))

eachOnItsOwn(navigate)
const client = { id: 9, companyName: 'Fysiotherapie De Brug' }

function opened(answer?: () => Response) {
  serveEntry(answer)
  queryClient.setQueryData(['worklist', 'list'], { items: [client] })
  const { result } = renderHook(() => useEnterClient(true), { wrapper: WithQueries })
  act(() => result.current.open(client))
}
const isWorklistStale = () => queryClient.getQueryState(['worklist', 'list'])?.isInvalidated

test('a client is entered where the server leads', async () => {
  opened()
  await isSo(() => expect(navigate).toHaveBeenCalledExactlyOnceWith({ href: '/v2/administrations/8/dashboard' }))
})

test('of a client that left while its row was open that is told, and the list is fetched again', async () => {
  opened(() => Response.json({ code: 90_005, message: 'Dit is niet gevonden.' }, { status: 404 }))
  await isSo(() =>
    expect(toast.error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Fysiotherapie De Brug is/)),
  )
  await isSo(() => expect(isWorklistStale()).toBe(true))
  expect(navigate).not.toHaveBeenCalled()
})
