// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import type { FigureOf } from './figure.ts'
import { countText, useFigures } from './use-figures.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const lines = { from: '2026-01-01', to: '2026-12-31', accountIds: '7' }
/** Rows a and b each have a figure that sums lines, row c has one of parts alone, and any other row has none. */
const figureOf = vi.fn<FigureOf>(({ id }) => {
  if (!['a', 'b', 'c'].includes(id)) return null
  const sums = id === 'c' ? null : { ...lines, accountIds: id === 'a' ? '7' : '8' }
  return { id, title: id, when: 'in 2026', cents: 100, lines: sums, withOpening: false, sign: 1, parts: [] }
})
const goOn = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** The figures of a report, each of nine lines; `asked` is what the server was asked. */
function figures() {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json({ items: [], nextCursor: null, count: 9, isCapped: false })
  })
  const onOpen = vi.fn()
  const { result, unmount } = renderHook(() => useFigures(4, figureOf, onOpen), { wrapper: WithQueries })
  const on = (id: string): Parameters<FigureOf> => [
    { id, label: id, figures: {} },
    { id: 'y', header: '2026' },
  ]
  return {
    asked,
    onOpen,
    unmount,
    tip: (row: string) => result.current.tipOf(...on(row)),
    canOpen: (row: string) => result.current.canOpen(...on(row)),
    open: (row: string) => act(() => result.current.onOpenFigure(...on(row))),
    point: (row: string) => act(() => result.current.onPointFigure(...on(row))),
  }
}

test('a tip counts the lines of a figure as far as they are counted', () => {
  expect(countText({ count: 9, isCapped: false }, 'in het 3e kwartaal')).toBe('9 regels in het 3e kwartaal')
  expect(countText({ count: 1, isCapped: false }, 'in 2026')).toBe('1 regel in 2026')
  expect(countText({ count: 0, isCapped: false }, 'in 2026')).toBe('Geen regels in 2026')
  expect(countText({ count: 1000, isCapped: true }, 'in 2026')).toBe('Meer dan 1.000 regels in 2026')
})

test('a figure is asked for once somebody has pointed at it a while, and its tip then counts its lines', async () => {
  const { asked, tip, point } = figures()
  expect(tip('a')).toBe('Waaruit dit bestaat in 2026')
  point('a')
  await goOn(149)
  expect(asked).toEqual([])
  await goOn(1)
  await goOn(50)
  expect(asked).toHaveLength(1)
  expect(asked[0]).toContain('accountIds=7')
  expect(tip('a')).toBe('9 regels in 2026')
  expect(tip('b')).toBe('Waaruit dit bestaat in 2026')
})

test('of the figures that the pointer passes only the last is asked for, and none by who has left', async () => {
  const { asked, point, unmount } = figures()
  point('a')
  await goOn(100)
  point('b')
  await goOn(100)
  expect(asked).toEqual([])
  await goOn(100)
  expect(asked.map((path) => path.includes('accountIds=8'))).toEqual([true])
  point('a')
  unmount()
  figureOf.mockClear()
  await goOn(1_000)
  expect(figureOf).not.toHaveBeenCalled()
})

test('a figure that no lines stand behind is asked for nowhere, and opens all the same', async () => {
  const { asked, tip, point, canOpen, open, onOpen } = figures()
  point('c')
  await goOn(1_000)
  expect(asked).toEqual([])
  expect(tip('c')).toBe('Waaruit dit bestaat in 2026')
  expect(canOpen('c')).toBe(true)
  open('c')
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('c')
})

test('what is made of nothing that can be shown has no tip, and does not open', () => {
  const { tip, canOpen, open, onOpen } = figures()
  expect(tip('total')).toBeUndefined()
  expect(canOpen('total')).toBe(false)
  open('total')
  expect(onOpen).not.toHaveBeenCalled()
})
