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

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
const input = { params: { administrationId: 4 }, query: { search: 'inkt' } }

interface Answer {
  items: { id: number }[]
  nextCursor: string | null
  previousCursor?: string | null
}

/** A list on the screen, and what was asked for it. `pages` are the server's answers, in order. */
function list(pages: readonly Answer[], options: Parameters<typeof usePages<typeof contract.contacts.list>>[2] = {}) {
  const asked: (string | null)[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    const address = new URL(path, 'http://localhost')
    expect(address.searchParams.get('search')).toBe('inkt')
    asked.push(address.searchParams.get('cursor'))
    return Response.json(pages[asked.length - 1] ?? pages.at(-1))
  })
  const { result } = renderHook(() => usePages(contract.contacts.list, input, options), { wrapper })
  const ids = () => result.current.items.map(({ id }) => id)
  return { state: () => result.current, ids, asked }
}
const loaded = (shown: { state: () => { isSuccess: boolean } }) =>
  vi.waitFor(() => expect(shown.state().isSuccess).toBe(true), { timeout: 10_000 })

test('a page further is asked for by the cursor of the last, with the same filter, and comes behind it', async () => {
  const shown = list([
    { items: [{ id: 1 }], nextCursor: 'b' },
    { items: [{ id: 2 }], nextCursor: null },
  ])
  await loaded(shown)
  expect(shown.state().hasMore).toBe(true)
  act(() => shown.state().loadMore())
  await vi.waitFor(() => expect(shown.ids()).toEqual([1, 2]), { timeout: 10_000 })
  expect(shown.asked).toEqual([null, 'b'])
  expect(shown.state().hasMore).toBe(false)
  expect(shown.state().first).toMatchObject({ items: [{ id: 1 }] })
})

test('what comes before a list that begins in its middle comes in front of it', async () => {
  const shown = list([
    { items: [{ id: 5 }], nextCursor: null, previousCursor: 'a' },
    { items: [{ id: 4 }], nextCursor: null, previousCursor: null },
  ])
  await loaded(shown)
  expect(shown.state().hasEarlier).toBe(true)
  act(() => shown.state().loadEarlier())
  await vi.waitFor(() => expect(shown.ids()).toEqual([4, 5]), { timeout: 10_000 })
  expect(shown.asked).toEqual([null, 'a'])
  expect(shown.state().first).toMatchObject({ items: [{ id: 5 }] })
})

test('items that still change by themselves are asked for again each second, until they are done', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  const busy = { items: [{ id: 1 }], nextCursor: null }
  const done = { items: [{ id: 2 }], nextCursor: null }
  const shown = list([busy, busy, done], { pollWhile: (items) => items.some(({ id }) => id === 1) })
  const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await after(100)
  expect(shown.ids()).toEqual([1])
  await after(800)
  expect(shown.asked).toHaveLength(1)
  await after(3_000)
  expect(shown.ids()).toEqual([2])
  const { length } = shown.asked
  await after(5_000)
  expect(shown.asked).toHaveLength(length)
})

test('a list that nobody wants yet is not asked for', () => {
  const shown = list([], { enabled: false })
  expect(shown.asked).toEqual([])
  expect(shown.ids()).toEqual([])
})
