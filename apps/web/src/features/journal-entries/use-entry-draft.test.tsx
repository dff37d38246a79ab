// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import { emptyDraft, type EntryDraft } from './entry-draft.ts'
import { useEntryDraft } from './use-entry-draft.ts'

const kept = vi.hoisted(() => ({ value: null as unknown, read: (() => null) as () => object | null }))
vi.mock('../../app/session/kept-input.ts', () => ({
  useKeptInput: () => kept.value,
  useKeepInput: (_name: string, read: () => object | null) => void (kept.read = read),
}))

beforeEach(() => {
  vi.useFakeTimers()
  kept.value = null
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  queryClient.clear()
})

/** A sitting at an entry, with what it sent; `answer` speaks for the server. */
function sitting(start: { id: number; version: number } | null, answer?: () => Response) {
  const sent: { path: string; body: { description: string; version?: number } }[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    sent.push({ path, body: JSON.parse(body ?? 'null') })
    return answer?.() ?? Response.json({ id: 9, version: sent.length })
  })
  const onCreated = vi.fn()
  const initial = emptyDraft('2026-06-30')
  const { result } = renderHook(() => useEntryDraft({ administrationId: 4, start, initial, onCreated }), {
    wrapper: WithQueries,
  })
  const type = (changes: Partial<EntryDraft>) => act(() => result.current.update(changes))
  const pause = (ms = 1000) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
  return { state: () => result.current, sent, type, pause, onCreated }
}

test('an entry begins to exist at its first change, and is changed over its own version after that', async () => {
  const { sent, type, pause, onCreated } = sitting(null)
  await pause()
  expect(sent).toEqual([])
  type({ description: 'Lonen' })
  await pause()
  type({ description: 'Lonen juni' })
  await pause()
  expect(sent.map(({ path, body }) => [path, body.description, body.version])).toEqual([
    [expect.stringMatching(/\/administrations\/4\/journal-drafts$/), 'Lonen', undefined],
    [expect.stringMatching(/\/administrations\/4\/journal-drafts\/9\/save$/), 'Lonen juni', 1],
  ])
  expect(onCreated).toHaveBeenCalledExactlyOnceWith(9)
})

test('what was typed and emptied again before it existed makes no draft', async () => {
  const { state, sent, type, pause } = sitting(null)
  type({ description: 'L' })
  type({ description: '' })
  await pause()
  expect(sent).toEqual([])
  expect(state().known().id).toBeNull()
})

test('a draft that exists is emptied on the server too', async () => {
  const { sent, type, pause } = sitting({ id: 7, version: 3 })
  type({ description: 'L' })
  type({ description: '' })
  await pause()
  expect(sent.map(({ body }) => [body.description, body.version])).toEqual([['', 3]])
})

test('what changes nothing that is kept sends nothing', async () => {
  const { sent, type, pause } = sitting({ id: 7, version: 3 })
  type({ description: '  ' })
  await pause()
  expect(sent).toEqual([])
})

test('what was on its way when a session ended is taken up again, and kept until it is saved', async () => {
  kept.value = { ...emptyDraft('2026-06-30'), description: 'van gisteren' }
  const { state, sent, pause } = sitting({ id: 7, version: 3 })
  expect(state().draft.description).toBe('van gisteren')
  expect(kept.read()).toMatchObject({ description: 'van gisteren' })
  await pause()
  expect(sent.map(({ body }) => body.description)).toEqual(['van gisteren'])
  expect(kept.read()).toBeNull()
})

test('after somebody else changed it nothing is sent any more', async () => {
  const conflict = () => Response.json({ code: 90_002, message: 'Iemand anders was je voor' }, { status: 409 })
  const { state, sent, type, pause } = sitting({ id: 7, version: 3 }, conflict)
  type({ description: 'a' })
  await pause()
  expect(state().saving.phase).toBe('conflict')
  const before = sent.length
  type({ description: 'ab' })
  await pause()
  expect(sent).toHaveLength(before)
  expect(kept.read()).toBeNull()
})
