// @vitest-environment happy-dom
import { contract } from '@klopt/api-client/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from './api.ts'
import { usePages } from './use-pages.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const input = { params: { administrationId: 3 }, query: {} }
const page = (items: readonly { id: number }[], nextCursor: string | null) => Response.json({ items, nextCursor })

/** The pages of a list; `answer` gives the one that a cursor leads to. */
function pagesOf(
  answer: (cursor: string | null) => Response,
  pollWhile?: (items: readonly { id: number }[]) => boolean,
) {
  vi.stubGlobal('fetch', async (path: string) =>
    answer(new URL(path, 'https://klopt.example').searchParams.get('cursor')),
  )
  return renderHook(() => usePages(contract.products.list, input, { ...(pollWhile && { pollWhile }) }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
}
const isSo = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })

test('a page more can be waited for, also when the list has gone from the screen', async () => {
  const { result, unmount } = pagesOf((cursor) =>
    cursor === 'two' ? page([{ id: 3 }], null) : page([{ id: 1 }, { id: 2 }], 'two'),
  )
  await isSo(() => expect(result.current.items).toHaveLength(2))
  const { fetchMore } = result.current
  unmount()
  const more = await fetchMore?.()
  expect(more?.rows.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(more?.loadMore).toBeNull()
})

test('a list that is there as a whole has no more', async () => {
  const { result } = pagesOf(() => page([{ id: 1 }], null))
  await isSo(() => expect(result.current.items).toHaveLength(1))
  expect(result.current.fetchMore).toBeNull()
})

test('who waits for a page that does not come hears why', async () => {
  const { result } = pagesOf((cursor) =>
    cursor === null
      ? page([{ id: 1 }], 'two')
      : Response.json({ code: 90_001, message: 'Dat mag niet' }, { status: 403 }),
  )
  await isSo(() => expect(result.current.fetchMore).not.toBeNull())
  await expect(result.current.fetchMore?.()).rejects.toMatchObject({ message: 'Dat mag niet' })
})

test('a list that begins in its middle leads back, and stands in order', async () => {
  const { result } = pagesOf((cursor) =>
    cursor === 'before'
      ? Response.json({ items: [{ id: 1 }], nextCursor: 'middle', previousCursor: null })
      : Response.json({ items: [{ id: 2 }], nextCursor: null, previousCursor: 'before' }),
  )
  await isSo(() => expect(result.current.hasEarlier).toBe(true))
  act(() => result.current.loadEarlier())
  await isSo(() => expect(result.current.items.map(({ id }) => id)).toEqual([1, 2]))
  expect(result.current.hasEarlier).toBe(false)
})

test('a list is fetched again every second while it changes by itself, and no longer', async () => {
  vi.useFakeTimers()
  let asked = 0
  const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
  pagesOf(
    () => page([{ id: ++asked }], null),
    ([item]) => item !== undefined && item.id < 3,
  )
  await pass(0)
  await pass(900)
  expect(asked).toBe(1)
  await pass(200)
  expect(asked).toBe(2)
  await pass(5000)
  expect(asked).toBe(3)
})

test('a list that nobody says is changing is fetched once', async () => {
  vi.useFakeTimers()
  let asked = 0
  pagesOf(() => page([{ id: ++asked }], null))
  await act(async () => void (await vi.advanceTimersByTimeAsync(5000)))
  expect(asked).toBe(1)
})
