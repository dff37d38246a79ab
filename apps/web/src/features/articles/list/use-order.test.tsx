// @vitest-environment happy-dom
import { contract } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { query, queryClient } from '../../../app/transport/api.ts'
import { useOrder } from './use-order.ts'

beforeEach(() => void vi.spyOn(toast, 'error').mockReturnValue(''))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  queryClient.clear()
})

const isSo = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })

/** A list of three articles, and the orders that were sent; the server answers when `answers` says so. */
function list(answers: (count: number) => Response | Promise<Response> = () => new Response(null, { status: 204 })) {
  const sent: object[] = []
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return answers(sent.length)
  })
  const { result } = renderHook(() => useOrder('start', [1, 2, 3]), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  const move = (id: number, place: number) => {
    let moved = false
    act(() => {
      moved = result.current.move(id, place)
    })
    return moved
  }
  return { shown: () => result.current.shown, move, sent }
}

test('a move is shown at once and sent as the whole order of its topic', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { shown, move, sent } = list(() => promise)
  expect(shown()).toEqual([1, 2, 3])
  expect(move(3, 0)).toBe(true)
  expect(shown()).toEqual([3, 1, 2])
  await isSo(() => expect(sent).toEqual([{ topic: 'start', articleIds: [3, 1, 2] }]))
  resolve(new Response(null, { status: 204 }))
  // What the list says counts again once it is there.
  await isSo(() => expect(shown()).toEqual([1, 2, 3]))
})

test('of moves while one is on its way only the last is sent, after it', async () => {
  const first = Promise.withResolvers<Response>()
  const { move, sent } = list((count) => (count === 1 ? first.promise : new Response(null, { status: 204 })))
  move(3, 0)
  await isSo(() => expect(sent).toHaveLength(1))
  move(2, 0)
  move(1, 0)
  expect(sent).toHaveLength(1)
  first.resolve(new Response(null, { status: 204 }))
  await isSo(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual({ topic: 'start', articleIds: [1, 2, 3] })
})

test('a move to where it is, or to no place, sends nothing', () => {
  const { move, sent } = list()
  expect([move(1, 0), move(1, 3), move(9, 1)]).toEqual([false, false, false])
  expect(sent).toEqual([])
})

test.each([
  ['others were first', 90_002, 'De lijst is intussen gewijzigd. Zet de artikelen opnieuw op volgorde.'],
  ['it is refused', 90_001, 'Dat mag niet'],
])('when %s it is told, the list is read again and later moves go on', async (_what, code, text) => {
  const list1 = query(contract.articles.list, { query: {} }).queryKey
  queryClient.setQueryData(list1, [])
  const refused = () => Response.json({ code, message: 'Dat mag niet' }, { status: code === 90_002 ? 409 : 403 })
  const { shown, move, sent } = list((count) => (count === 1 ? refused() : new Response(null, { status: 204 })))
  move(3, 0)
  await isSo(() => expect(toast.error).toHaveBeenCalledWith(text))
  await isSo(() => expect(shown()).toEqual([1, 2, 3]))
  expect(queryClient.getQueryState(list1)?.isInvalidated).toBe(true)
  move(2, 0)
  await isSo(() => expect(sent).toHaveLength(2))
})
