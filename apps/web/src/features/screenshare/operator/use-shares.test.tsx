// @vitest-environment happy-dom
import { focusManager } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../app/transport/api.ts'
import { WithQueries } from '../../../testing/with-queries.tsx'
import { useShares } from './use-shares.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  focusManager.setFocused(undefined)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const goOn = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** The list of who shares a screen: at each question one more. */
async function open() {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json(asked.map((_path, index) => ({ id: index + 1 })))
  })
  const { result, unmount } = renderHook(useShares, { wrapper: WithQueries })
  await goOn(10)
  return { ids: () => result.current.data?.map(({ id }) => id), asked, unmount }
}

test('who begins to share stands in the list five seconds later, without anything being pressed', async () => {
  const { ids, asked } = await open()
  expect(ids()).toEqual([1])
  await goOn(4_900)
  expect(ids()).toEqual([1])
  await goOn(100)
  expect(ids()).toEqual([1, 2])
  await goOn(5_000)
  expect(ids()).toEqual([1, 2, 3])
  expect(new Set(asked)).toEqual(new Set(['/api/v2/admin/screen-shares']))
})

test('a page that nobody looks at asks nothing, nor does one that was left', async () => {
  const { asked, unmount } = await open()
  focusManager.setFocused(false)
  await goOn(20_000)
  expect(asked).toHaveLength(1)
  focusManager.setFocused(true)
  await goOn(5_000)
  expect(asked.length).toBeGreaterThan(1)
  const before = asked.length
  unmount()
  await goOn(20_000)
  expect(asked).toHaveLength(before)
})
