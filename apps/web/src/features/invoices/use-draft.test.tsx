// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient, setCacheOwner } from '../../app/transport/api.ts'
import { keepInput } from '../../app/session/kept-input.ts'
import { emptyLine, type Draft } from '../../shared/selling/draft.ts'
import { aDraft } from '../../testing/a-draft.ts'
import { useDraft, type DraftOptions } from './use-draft.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  setCacheOwner(null)
})

const initial = aDraft()

interface Sent {
  readonly path: string
  readonly reference: string
  readonly version?: number
}

/** A draft on the screen, what was sent of it, and a server that answers by its place in the row: 0 is no answer. */
function editing(statuses: readonly number[] = [], invoice: DraftOptions['invoice'] = { id: 7, version: 3 }) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const status = statuses[sent.length] ?? 200
    sent.push({ path, ...JSON.parse(body) })
    if (status === 0) throw new TypeError('Failed to fetch')
    if (status !== 200) return Response.json({ code: 1, message: 'Nee' }, { status })
    return Response.json({ id: 7, version: 3 + sent.length })
  })
  const onCreated = vi.fn()
  const { result, unmount } = renderHook(() => useDraft({ administrationId: 4, invoice, initial, onCreated }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  const change = (to: Partial<Draft>) => act(() => result.current.update((draft) => ({ ...draft, ...to })))
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const references = () => sent.map(({ reference }) => reference)
  return { state: () => result.current, change, wait, sent, references, onCreated, unmount }
}

test('what changes nothing that is kept is not sent', async () => {
  const { state, change, wait, sent } = editing()
  change({ lines: [...initial.lines, emptyLine('sale_low')] })
  expect(state().draft.lines).toHaveLength(2)
  expect(state().saving.phase).toBe('saved')
  await wait(5_000)
  expect(sent).toEqual([])
})

test('the same text typed again after it was saved is not sent a second time', async () => {
  const { change, wait, references } = editing()
  change({ reference: 'PO 1' })
  await wait(1_000)
  change({ reference: 'PO 1' })
  await wait(5_000)
  expect(references()).toEqual(['PO 1'])
})

test('after a failure the newest value goes, on the version the server has', async () => {
  const { state, change, wait, sent } = editing([500])
  change({ reference: 'PO 1' })
  await wait(1_000)
  expect(state().saving.phase).toBe('failed')
  change({ reference: 'PO 12' })
  await wait(1_000)
  expect(sent.map(({ reference, version }) => [reference, version])).toEqual([
    ['PO 1', 3],
    ['PO 12', 3],
  ])
  expect(state().saving.phase).toBe('saved')
})

test('what cannot be read is not sent, is said at its field, and counts as not saved', async () => {
  const { state, change, wait, sent } = editing()
  change({ paymentTermDays: 'veertien' })
  await wait(5_000)
  expect(sent).toEqual([])
  expect(Object.keys(state().problems)).toEqual(['paymentTermDays'])
  expect(state().saving.phase).toBe('waiting')
  change({ paymentTermDays: '14' })
  await wait(1_000)
  expect(sent).toHaveLength(1)
})

test('a new draft begins to exist once, with its first change', async () => {
  const { change, wait, sent, onCreated, state } = editing([], null)
  await wait(5_000)
  expect(sent).toEqual([])
  for (const reference of ['PO 1', 'PO 12']) {
    change({ reference })
    await wait(1_000)
  }
  expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual(['create', 'save'])
  expect(onCreated).toHaveBeenCalledExactlyOnceWith(7)
  expect(state().known()).toEqual({ id: 7, version: 5 })
})

test('leaving saves at once what waits', async () => {
  const { change, wait, references, unmount } = editing()
  change({ reference: 'PO 1' })
  unmount()
  await wait(0)
  expect(references()).toEqual(['PO 1'])
})

test('what was not saved when the session ended stands in the draft again, and is sent', async () => {
  setCacheOwner(7)
  const before = editing([0])
  before.change({ reference: 'PO 1' })
  keepInput(Date.now())
  before.unmount()
  await before.wait(0)
  const after = editing()
  expect(after.state().draft.reference).toBe('PO 1')
  await after.wait(1_000)
  expect(after.references()).toEqual(['PO 1'])
})
