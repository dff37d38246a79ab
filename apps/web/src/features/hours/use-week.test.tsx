// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { useWeek } from './use-week.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  queryClient.clear()
})

const isSo = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

/** Answers by what `answer` says of an address, and keeps what was asked. */
function server(answer: (url: URL) => unknown) {
  const asked: { url: URL; body: unknown }[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const url = new URL(path, 'https://klopt.test')
    asked.push({ url, body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined })
    return Response.json(answer(url))
  })
  return asked
}

const week = { administrationId: 3, monday: '2026-11-16', userId: undefined }

test('a week asks for its seven days, the fourteen before it, and what hours can be written on', async () => {
  const entries = [{ id: 1 }]
  const before = [{ id: 2 }]
  const weeks = [
    { monday: '2026-11-09', state: 'approved' },
    { monday: '2026-11-16', state: 'submitted' },
  ]
  const asked = server(({ pathname, searchParams }) =>
    pathname.includes('choices')
      ? [{ id: 9 }]
      : { entries: searchParams.get('from') === '2026-11-16' ? entries : before, weeks },
  )
  const { result } = renderHook(() => useWeek(week), { wrapper })
  expect(result.current).toMatchObject({ isComing: true, entries: [], before: [], choices: [], state: 'open' })
  await isSo(() => expect(result.current).toMatchObject({ entries, before, choices: [{ id: 9 }], state: 'submitted' }))
  expect(result.current.isComing).toBe(false)
  const ranges = asked.map(({ url }) => [url.searchParams.get('from'), url.searchParams.get('to')])
  expect(ranges).toEqual(
    expect.arrayContaining([
      ['2026-11-16', '2026-11-22'],
      ['2026-11-02', '2026-11-15'],
    ]),
  )
  expect(asked.every(({ url }) => url.pathname.includes('/administrations/3/'))).toBe(true)
  expect(asked.some(({ url }) => url.searchParams.has('userId'))).toBe(false)
})

test('the week of somebody else is asked for by their name', async () => {
  const asked = server(({ pathname }) => (pathname.includes('choices') ? [] : { entries: [], weeks: [] }))
  renderHook(() => useWeek({ ...week, userId: 7 }), { wrapper })
  await isSo(() => expect(asked).toHaveLength(3))
  expect(asked.map(({ url }) => url.searchParams.get('userId'))).toEqual(['7', '7', '7'])
})
