// @vitest-environment happy-dom
import type { PurchaseInput } from '@klopt/api-client/contract'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../app/transport/api.ts'
import { WithQueries } from '../../../testing/with-queries.tsx'
import { useSavedDraft } from './use-saved-draft.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const numbered = (number: string) => ({ number }) as PurchaseInput

/** A purchase that is typed, with what was sent; `answer` speaks for the server. */
function typing(start: { id: number; version: number } | null, answer?: () => Response) {
  const sent: { path: string; body: { number: string; version?: number } }[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    sent.push({ path, body: JSON.parse(body ?? 'null') })
    return answer?.() ?? Response.json({ id: 9, version: sent.length })
  })
  const onCreated = vi.fn()
  const { result } = renderHook(() => useSavedDraft(4, start, onCreated), { wrapper: WithQueries })
  const change = (input: PurchaseInput | null) => act(() => result.current.change(input))
  const pause = () => act(async () => void (await vi.advanceTimersByTimeAsync(1000)))
  return { state: () => result.current, sent, change, pause, onCreated }
}

test('a purchase begins to exist at its first change, and is changed over its own version after that', async () => {
  const { sent, change, pause, onCreated } = typing(null)
  change(numbered('A1'))
  await pause()
  change(numbered('A12'))
  await pause()
  expect(sent.map(({ path, body }) => [path, body.number, body.version])).toEqual([
    [expect.stringMatching(/\/administrations\/4\/purchases\/create$/), 'A1', undefined],
    [expect.stringMatching(/\/administrations\/4\/purchases\/9\/save$/), 'A12', 1],
  ])
  expect(onCreated).toHaveBeenCalledExactlyOnceWith(9)
})

test('the same once more sends nothing', async () => {
  const { sent, change, pause } = typing({ id: 7, version: 3 })
  change(numbered('A1'))
  await pause()
  change(numbered('A1'))
  await pause()
  expect(sent).toHaveLength(1)
})

test('what cannot be kept yet holds back what waited, and counts as unsaved until it can', async () => {
  const { state, sent, change, pause } = typing({ id: 7, version: 3 })
  change(numbered('A1'))
  change(null)
  await pause()
  expect(sent).toEqual([])
  change(numbered('A2'))
  expect(state().isUnsaved).toBe(true)
  await pause()
  expect(sent.map(({ body }) => body.number)).toEqual(['A2'])
  expect(state().isUnsaved).toBe(false)
  expect(state().problem()).toBeNull()
})

test('what did not arrive says why, and arrives at the next attempt', async () => {
  let isRefused = true
  const { state, sent, change, pause } = typing({ id: 7, version: 3 }, () =>
    isRefused
      ? Response.json({ code: 90_001, message: 'Dat kan niet' }, { status: 422 })
      : Response.json({ id: 7, version: 4 }),
  )
  change(numbered('A1'))
  await pause()
  expect(state().problem()).toMatchObject({ message: 'Dat kan niet' })
  expect(state().isUnsaved).toBe(true)
  isRefused = false
  await act(async () => expect(await state().flush()).toBe(true))
  expect(state().problem()).toBeNull()
  expect(sent.at(-1)?.body).toEqual({ number: 'A1', version: 3 })
})

test('a conflict is told, and nothing is sent after it', async () => {
  const conflict = () => Response.json({ code: 90_002, message: 'Iemand anders was je voor' }, { status: 409 })
  const { state, sent, change, pause } = typing({ id: 7, version: 3 }, conflict)
  change(numbered('A1'))
  await pause()
  expect(state().problem()).toMatchObject({ message: 'Iemand anders was je voor' })
  const before = sent.length
  change(numbered('A2'))
  await pause()
  expect(sent).toHaveLength(before)
})
