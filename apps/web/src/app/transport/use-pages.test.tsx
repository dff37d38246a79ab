// @vitest-environment happy-dom
import { contract } from '@klopt/api-client/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from './api.ts'
import { usePages } from './use-pages.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const input = { params: { administrationId: 3 }, query: {} }
const page = (items: readonly { id: number }[], nextCursor: string | null) => Response.json({ items, nextCursor })

/** The pages of a list; `answer` gives the one that a cursor leads to. */
function pagesOf(answer: (cursor: string | null) => Response) {
  vi.stubGlobal('fetch', async (path: string) =>
    answer(new URL(path, 'https://klopt.example').searchParams.get('cursor')),
  )
  return renderHook(() => usePages(contract.products.list, input), {
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
