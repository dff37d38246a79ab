// @vitest-environment happy-dom
import { ApiError } from '@klopt/api-client'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDocumentDraft, type DocumentDraftOptions } from './use-document-draft.ts'

const kept = vi.hoisted(() => ({ value: null as unknown, read: (() => null) as () => object | null }))
vi.mock('../../app/session/kept-input.ts', () => ({
  useKeptInput: () => kept.value,
  useKeepInput: (_name: string, read: () => object | null) => void (kept.read = read),
}))

interface Draft {
  readonly text: string
  readonly note: string
}
type Options = DocumentDraftOptions<Draft, { text: string }>

beforeEach(() => {
  vi.useFakeTimers()
  kept.value = null
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A sitting at a draft, with what it sent. The note is no part of what the wire takes. */
function sitting(options: Partial<Options> = {}) {
  const create = vi.fn(async () => ({ id: 7, version: 1 }))
  const save = vi.fn(async (_input: { text: string }, _id: number, version: number) => ({ version: version + 1 }))
  const { result } = renderHook(() =>
    useDocumentDraft<Draft, { text: string }>({
      existing: { id: 7, version: 3 },
      initial: { text: 'a', note: '' },
      inputOf: ({ text }) =>
        text === ''
          ? { input: null, problems: { text: 'Dit veld mag niet leeg zijn' } }
          : { input: { text }, problems: null },
      create,
      save,
      ...options,
    }),
  )
  const type = (change: Partial<Draft>) => act(() => result.current.update((draft) => ({ ...draft, ...change })))
  const pause = (ms = 1000) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
  return { state: () => result.current, create, save, type, pause }
}

test('what was typed last is saved once typing pauses for a second, by the version that is known', async () => {
  const { state, save, type, pause } = sitting()
  type({ text: 'ab' })
  await pause(999)
  expect(save).not.toHaveBeenCalled()
  type({ text: 'abc' })
  await pause()
  expect(save.mock.calls).toEqual([[{ text: 'abc' }, 7, 3]])
  expect(state().saving.phase).toBe('saved')
  expect(state().known()).toEqual({ id: 7, version: 4 })
})

test('one that does not exist yet begins to exist at its first change, and is changed after that', async () => {
  const onCreated = vi.fn()
  const { create, save, type, pause } = sitting({ existing: null, onCreated })
  await pause()
  expect(create).not.toHaveBeenCalled()
  type({ text: 'b' })
  await pause()
  type({ text: 'c' })
  await pause()
  expect(create.mock.calls).toEqual([[{ text: 'b' }]])
  expect(save.mock.calls).toEqual([[{ text: 'c' }, 7, 1]])
  expect(onCreated).toHaveBeenCalledWith(7)
})

test('what the wire does not take is shown and sends nothing', async () => {
  const { state, save, type, pause } = sitting()
  type({ note: 'alleen hier' })
  await pause()
  expect(state().draft.note).toBe('alleen hier')
  expect(save).not.toHaveBeenCalled()
})

test('a draft that cannot be sent says what is wrong, and what waited is not sent either', async () => {
  const { state, save, type, pause } = sitting()
  type({ text: 'ab' })
  type({ text: '' })
  expect(state().problems).toEqual({ text: 'Dit veld mag niet leeg zijn' })
  await pause()
  expect(save).not.toHaveBeenCalled()
  type({ text: 'mended' })
  await pause()
  expect(save.mock.calls).toEqual([[{ text: 'mended' }, 7, 3]])
  expect(state().problems).toEqual({})
})

test('what was on its way when a session ended is taken up again, and is kept while it is not saved', async () => {
  kept.value = { text: 'van gisteren', note: '' }
  const { state, save, pause } = sitting()
  expect(state().draft.text).toBe('van gisteren')
  expect(kept.read()).toEqual({ text: 'van gisteren', note: '' })
  await pause()
  expect(save.mock.calls).toEqual([[{ text: 'van gisteren' }, 7, 3]])
  expect(kept.read()).toBe(null)
})

test('after somebody else changed it nothing is sent, and nothing is kept for another time', async () => {
  const conflict = new ApiError({ status: 409, code: 90002, message: 'Iemand anders was je voor' })
  const save = vi.fn(async () => {
    throw conflict
  })
  const { state, type, pause } = sitting({ save })
  type({ text: 'b' })
  await pause()
  expect(state().saving.phase).toBe('conflict')
  type({ text: 'c' })
  await pause()
  expect(save).toHaveBeenCalledOnce()
  expect(kept.read()).toBe(null)
})
