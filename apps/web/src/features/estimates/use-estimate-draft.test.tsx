// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setCacheOwner } from '../../app/transport/api.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import { aDraft } from '../../testing/a-draft.ts'
import { useEstimateDraft, type EstimateDraftOptions } from './use-estimate-draft.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  setCacheOwner(null)
})

/** An estimate on the screen, and what was sent of it. */
function editing(estimate: EstimateDraftOptions['estimate']) {
  const sent: { path: string; reference: string; version?: number }[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const { reference, version } = JSON.parse(body) as { reference: string; version?: number }
    sent.push({ path, reference, ...(version !== undefined && { version }) })
    return Response.json({ id: 7, version: 3 + sent.length })
  })
  const onCreated = vi.fn()
  const initial = { ...aDraft(), invoiceDate: '2026-11-01', validUntil: '2026-12-01' }
  const options = { administrationId: 4, estimate, initial, onCreated }
  const { result } = renderHook(() => useEstimateDraft(options), { wrapper: WithQueries })
  const change = async (reference: string) => {
    act(() => result.current.update((draft) => ({ ...draft, reference })))
    await act(() => vi.advanceTimersByTimeAsync(1_000))
  }
  return { change, sent, onCreated, state: () => result.current }
}

test('a new estimate begins to exist with its first change, and is saved on the version it then has', async () => {
  const { change, sent, onCreated, state } = editing(null)
  expect(sent).toEqual([])
  await change('PO 1')
  await change('PO 12')
  expect(sent).toEqual([
    { path: '/api/v2/administrations/4/estimates', reference: 'PO 1' },
    { path: '/api/v2/administrations/4/estimates/7/save', reference: 'PO 12', version: 4 },
  ])
  expect(onCreated).toHaveBeenCalledExactlyOnceWith(7)
  expect(state().known()).toEqual({ id: 7, version: 5 })
})

test('one that was begun before is saved, and not made again', async () => {
  const { change, sent, onCreated } = editing({ id: 9, version: 2 })
  await change('PO 1')
  expect(sent).toEqual([{ path: '/api/v2/administrations/4/estimates/9/save', reference: 'PO 1', version: 2 }])
  expect(onCreated).not.toHaveBeenCalled()
})
