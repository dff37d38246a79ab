// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../app/transport/api.ts'
import { WithQueries } from '../../../testing/with-queries.tsx'
import { readBankSearch } from '../bank-search.ts'
import { useLines } from './use-lines.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const isSo = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })
const line = (id: number, processed = false) => ({ id, processed, best: null })
const counting = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => line(first + index))

/** The lines of a book; its pages come as the server has them, and what was asked stands in `asked`. */
async function open(pages: readonly (readonly object[])[], search: Record<string, unknown> = {}) {
  const asked: URL[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    const url = new URL(path, 'https://klopt.test')
    asked.push(url)
    if (!url.pathname.endsWith('/bank/transactions')) return Response.json({})
    const index = Number(url.searchParams.get('cursor') ?? 0)
    const nextCursor = index + 1 < pages.length ? String(index + 1) : null
    return Response.json({ items: pages[index], nextCursor, waiting: 12, certain: 0 })
  })
  const shown = new Set<number | undefined>()
  const useShown = () => {
    const lines = useLines(4, 2, readBankSearch(search))
    shown.add(lines.chosen?.id)
    return lines
  }
  const { result } = renderHook(useShown, { wrapper: WithQueries })
  await isSo(() => expect(result.current.lines).not.toEqual([]))
  const paged = () => asked.filter(({ searchParams }) => searchParams.has('cursor')).length
  const ids = () => result.current.lines.map(({ id }) => id)
  return { state: () => result.current, asked, paged, ids, shown }
}

test('the first line is chosen until another one is, and moving stops at either end', async () => {
  const { state } = await open([[line(1), line(2)]])
  expect(state().chosen?.id).toBe(1)
  act(() => state().move(1))
  expect(state().chosen?.id).toBe(2)
  act(() => state().move(1))
  expect(state().chosen?.id).toBe(2)
  act(() => state().move(-1))
  act(() => state().move(-1))
  expect(state().chosen?.id).toBe(1)
})

test('the line of the address is chosen, and looked for on the pages after; another one is not shown for it meanwhile', async () => {
  const { state, paged, ids, shown } = await open([[line(1)], [line(2), line(3)]], { line: 3 })
  await isSo(() => expect(state().chosen?.id).toBe(3))
  expect([...shown]).toEqual([undefined, 3])
  expect(ids()).toEqual([1, 2, 3])
  expect(paged()).toBe(1)
  act(() => state().move(-1))
  expect(state().chosen?.id).toBe(2)
})

test('a line of the address that is in no page any more leaves the first one chosen', async () => {
  const { state } = await open([[line(1)], [line(2)]], { line: 9 })
  await isSo(() => expect(state().chosen?.id).toBe(1))
})

test('a booked line leaves the list of what waits at once, and the next one is chosen', async () => {
  const { state, ids } = await open([[line(1), line(2), line(3)]])
  await act(async () => expect(state().goOnAfter(2)?.id).toBe(3))
  await isSo(() => expect(ids()).toEqual([1, 3]))
  expect(state().chosen?.id).toBe(3)
  expect(state().first?.waiting).toBe(11)
})

test('in the list of all lines a booked one stays, and what is booked already is passed over', async () => {
  const { state, ids } = await open([[line(1), line(2, true), line(3)]], { state: 'all' })
  await act(async () => expect(state().goOnAfter(1)?.id).toBe(3))
  expect(ids()).toEqual([1, 2, 3])
  expect(state().chosen?.id).toBe(3)
})

test('after the last one that waits there is no next, and the booked one stays chosen where it is shown', async () => {
  const { state } = await open([[line(1, true), line(2)]], { state: 'all' })
  act(() => expect(state().goOnAfter(2)).toBeUndefined())
  expect(state().chosen?.id).toBe(2)
})

test('the next page is fetched five lines before the end, and not before somebody moves', async () => {
  const { state, paged, ids } = await open([counting(1, 7), counting(8, 9)])
  act(() => state().move(1))
  expect(state().chosen?.id).toBe(2)
  expect(paged()).toBe(0)
  act(() => state().move(1))
  await isSo(() => expect(ids()).toHaveLength(9))
  expect(paged()).toBe(1)
  expect(state().chosen?.id).toBe(3)
})

test('the line that comes after the chosen one is read before one gets to it', async () => {
  const { asked } = await open([[line(1), line(2, true), line(3)]])
  await isSo(() => expect(asked.some(({ pathname }) => pathname.endsWith('/3'))).toBe(true))
  expect(asked.some(({ pathname }) => pathname.endsWith('/2'))).toBe(false)
})
