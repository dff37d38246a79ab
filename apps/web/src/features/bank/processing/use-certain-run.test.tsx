// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../app/transport/api.ts'
import { WithQueries } from '../../../testing/with-queries.tsx'
import { useCertainRun } from './use-certain-run.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const run = { id: 9, state: 'running', total: 2, seen: 0, processed: 0, skipped: 0, undone: 0, kept: 0 }

test('follows what it began to its end, and goes on following when it is taken back', async () => {
  const states: Record<string, string[]> = { before: ['running', 'done'], after: ['undoing', 'undone'] }
  const sent: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    if (method === 'POST') sent.push(path.split('/').slice(-2).join('/'))
    if (path.endsWith('/process-certain')) return Response.json({ runId: 9 })
    if (path.endsWith('/process-certain/9')) {
      // Each but the last is told once.
      const left = states[sent.includes('9/undo') ? 'after' : 'before'] ?? []
      const state = left.length > 1 ? left.shift() : left[0]
      return Response.json({ ...run, state })
    }
    return new Response(null, { status: 204 })
  })
  const { result } = renderHook(() => useCertainRun(4), {
    wrapper: WithQueries,
  })
  const isDone = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })
  act(() => result.current.begin({ journalId: 3 }))
  await isDone(() => expect(result.current.run?.state).toBe('done'))
  expect(result.current.isBusy).toBe(false)
  act(() => result.current.takeBack())
  await isDone(() => expect(result.current.run?.state).toBe('undone'))
  expect(sent).toEqual(['bank/process-certain', '9/undo'])
  act(() => result.current.dismiss())
  expect(result.current.run).toBeUndefined()
})
