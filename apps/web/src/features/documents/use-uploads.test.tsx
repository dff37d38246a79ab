// @vitest-environment happy-dom
import { ApiError } from '@klopt/api-client'
import { toast } from '@klopt/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import * as uploads from '../../app/transport/upload.ts'
import { useUploads } from './use-uploads.ts'

beforeEach(() => void vi.spyOn(toast, 'success').mockReturnValue(''))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  queryClient.clear()
})

const isSo = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })
const file = (name: string) => new File(['x'], name)

interface Sent {
  readonly name: unknown
  readonly key: string | undefined
  readonly signal: AbortSignal | undefined
  readonly onProgress: ((share: number) => void) | undefined
  readonly answer: PromiseWithResolvers<unknown>
}

/** An inbox whose server answers each file when the test says so. */
function inbox() {
  const sent: Sent[] = []
  vi.spyOn(uploads, 'upload').mockImplementation(async (_call, input, options) => {
    const { name } = (input as { query: { name?: string } }).query
    const answer = Promise.withResolvers<unknown>()
    sent.push({ name, key: options?.idempotencyKey, signal: options?.signal, onProgress: options?.onProgress, answer })
    return answer.promise
  })
  const { result, unmount } = renderHook(() => useUploads(4), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  const doing = (what: (state: typeof result.current) => unknown) => act(async () => void (await what(result.current)))
  const shown = () => result.current.uploads.map(({ name, state }) => `${name} ${state}`)
  const answer = (index: number, given: unknown) => act(async () => sent[index]?.answer.resolve(given))
  const refuse = (index: number, error: Error) => act(async () => sent[index]?.answer.reject(error))
  return { state: () => result.current, doing, shown, sent, answer, refuse, unmount }
}

const leaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
const kept = { id: 5, isDuplicate: false }

test('three files are sent at a time, and one that arrived leaves the list and makes room', async () => {
  const { doing, shown, sent, answer } = inbox()
  await doing(({ add }) => add(['a', 'b', 'c', 'd'].map(file)))
  expect(shown()).toEqual(['a uploading', 'b uploading', 'c uploading', 'd waiting'])
  await answer(1, kept)
  await isSo(() => expect(shown()).toEqual(['a uploading', 'c uploading', 'd uploading']))
  expect(new Set(sent.map(({ key }) => key)).size).toBe(4)
})

test('how far a file is stands with it, and one that was there already says which it is', async () => {
  const { state, doing, sent, answer } = inbox()
  await doing(({ add }) => add([file('a')]))
  expect(state().uploads[0]?.progress).toBe(0)
  await doing(() => sent[0]?.onProgress?.(0.5))
  expect(state().uploads[0]?.progress).toBe(0.5)
  await answer(0, { id: 7, isDuplicate: true })
  await isSo(() => expect(state().uploads[0]).toMatchObject({ state: 'done', known: { id: 7, name: 'a' } }))
})

test('a file that failed is sent again under the same key, so that it arrives once', async () => {
  const { state, doing, shown, sent, answer, refuse } = inbox()
  await doing(({ add }) => add([file('a')]))
  await refuse(0, new ApiError({ status: 0, code: 0, message: 'Geen verbinding' }))
  await isSo(() =>
    expect(state().uploads[0]).toMatchObject({ state: 'failed', error: 'Geen verbinding', canRetry: true }),
  )
  await doing(({ retry }) => retry(state().uploads[0]?.id ?? 'none'))
  await isSo(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.key).toBe(sent[0]?.key)
  await answer(1, kept)
  await isSo(() => expect(shown()).toEqual([]))
})

test('a file that is taken away stops on its way, is never sent when it waited, and tells of no failure', async () => {
  const { state, doing, shown, sent, refuse } = inbox()
  await doing(({ add }) => add(['a', 'b', 'c', 'd'].map(file)))
  for (const name of ['a', 'd']) {
    await doing(({ uploads: list, remove }) => remove(list.find((one) => one.name === name)?.id ?? 'none'))
  }
  expect(sent[0]?.signal?.aborted).toBe(true)
  await refuse(0, new Error('afgebroken'))
  expect(shown()).toEqual(['b uploading', 'c uploading'])
  expect(sent).toHaveLength(3)
  expect(state().uploads.every(({ error }) => error === undefined)).toBe(true)
})

test('a tab that closes asks while something is on its way, and leaving the screen says that it goes on', async () => {
  const { doing, answer, shown, unmount } = inbox()
  expect(leaving()).toBe(false)
  await doing(({ add }) => add([file('a')]))
  expect(leaving()).toBe(true)
  await answer(0, kept)
  await isSo(() => expect(shown()).toEqual([]))
  expect(leaving()).toBe(false)
  await doing(({ add }) => add([file('b')]))
  unmount()
  expect(toast.success).toHaveBeenCalledWith(expect.stringContaining('gaat door'))
  expect(leaving()).toBe(false)
})

test('a tab that closes asks for what still waits, and not for what failed', async () => {
  const { state, doing, shown, refuse } = inbox()
  await doing(({ add }) => add(['a', 'b', 'c', 'd'].map(file)))
  for (const { id } of state().uploads.slice(0, 3)) await doing(({ remove }) => remove(id))
  expect(shown()).toEqual(['d waiting'])
  expect(leaving()).toBe(true)
  await refuse(0, new Error('afgebroken'))
  await refuse(3, new ApiError({ status: 0, code: 0, message: 'Geen verbinding' }))
  expect(shown()).toEqual(['d failed'])
  expect(leaving()).toBe(false)
})

test('who leaves with nothing on its way is told nothing', () => {
  const { unmount } = inbox()
  unmount()
  expect(toast.success).not.toHaveBeenCalled()
})
