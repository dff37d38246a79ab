// @vitest-environment happy-dom
import { toast } from '@klopt/ui'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../app/transport/api.ts'
import { WithQueries } from '../../../testing/with-queries.tsx'
import { useNextDocument } from './use-next-document.ts'

const navigated = vi.hoisted(() => vi.fn())
vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  useNavigate: () => navigated as never,
}))
beforeEach(() => void vi.spyOn(toast, 'success').mockReturnValue(''))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  navigated.mockReset()
  queryClient.clear()
})

/** Stands at document 5 while these wait. */
async function at5(waiting: readonly number[]) {
  const page = { items: waiting.map((id) => ({ id })), nextCursor: null, counts: { unprocessed: waiting.length } }
  vi.stubGlobal('fetch', async () => Response.json(page))
  const { result } = renderHook(() => useNextDocument(4, 5), { wrapper: WithQueries })
  await vi.waitFor(() => expect(result.current.count).toBe(waiting.length), { timeout: 10_000 })
  return result
}

test('the document after it comes next, and says what became of this one', async () => {
  const result = await at5([3, 5, 8, 9])
  expect(result.current).toMatchObject({ position: 2, count: 4 })
  act(() => result.current.go('Geboekt.'))
  expect(navigated).toHaveBeenCalledExactlyOnceWith({ href: '/v2/administrations/4/purchases/documents/8' })
  expect(toast.success).toHaveBeenCalledWith('Geboekt.')
})

test('after the last one it goes on at the first that was passed over, without a word when nothing was done', async () => {
  const result = await at5([3, 5])
  act(() => result.current.go())
  expect(navigated).toHaveBeenCalledExactlyOnceWith({ href: '/v2/administrations/4/purchases/documents/3' })
  expect(toast.success).not.toHaveBeenCalled()
})

test('when nothing waits any more it says so, and goes back to the list', async () => {
  const result = await at5([5])
  act(() => result.current.go('Geboekt.'))
  expect(navigated).toHaveBeenCalledExactlyOnceWith({ href: '/v2/administrations/4/purchases/documents' })
  expect(toast.success).toHaveBeenCalledWith('Geboekt. Alles is verwerkt.')
})
