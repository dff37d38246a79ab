// @vitest-environment happy-dom
import type { TimeEntry } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import { useSetCell } from './use-set-cell.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  queryClient.clear()
})

const isSo = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })
const cell = { rowId: '4.', day: '2026-11-16' }
const entry: TimeEntry = {
  id: 8,
  userId: 1,
  day: '2026-11-16',
  projectId: 4,
  projectName: 'Website',
  contactName: null,
  colour: 0,
  taskId: null,
  taskName: null,
  seconds: 5400,
  startTime: '09:00',
  endTime: '10:30',
  note: 'Formulier',
  billable: true,
  invoiced: false,
  version: 1,
}
const open = () => renderHook(() => useSetCell({ administrationId: 3, userId: undefined }), { wrapper: WithQueries })

/** Answers every write, and keeps what it said. */
function server() {
  const said: [string, unknown][] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    said.push([path.split('/').at(-1) ?? '', body])
    return Response.json({ entries: [] })
  })
  return said
}

test('a cell that is refused is told by what is wrong with its time, else by what went wrong', async () => {
  const told = vi.spyOn(toast, 'error').mockReturnValue('')
  let fields: Record<string, string> = { seconds: 'Een dag heeft 24 uur.' }
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 90001, message: 'Niet alles is goed ingevuld.', fields }, { status: 422 }),
  )
  const { result } = open()
  act(() => result.current.set(cell, 90_000, null))
  await isSo(() => expect(told).toHaveBeenLastCalledWith('Een dag heeft 24 uur.'))
  expect([...result.current.faults]).toEqual([['4. 2026-11-16', 'Een dag heeft 24 uur.']])
  fields = {}
  act(() => result.current.set(cell, 90_000, null))
  await isSo(() => expect(told).toHaveBeenCalledTimes(2))
  expect(told).not.toHaveBeenLastCalledWith('Een dag heeft 24 uur.')
  server()
  act(() => result.current.set(cell, 3600, null))
  await isSo(() => expect(result.current.faults.size).toBe(0))
})

test('what was said last is taken back first, and nothing once all of it was', async () => {
  const said = server()
  const { result } = open()
  act(() => result.current.set(cell, 3600, null))
  await isSo(() => expect(said).toHaveLength(1))
  await act(async () => undefined)
  act(() => result.current.set(cell, 7200, { ...entry, seconds: 3600 }))
  await isSo(() => expect(said).toHaveLength(2))
  await act(async () => undefined)
  for (const count of [3, 4]) {
    act(() => result.current.undo())
    await isSo(() => expect(said).toHaveLength(count))
    await act(async () => undefined)
  }
  act(() => result.current.undo())
  expect(said.map(([, body]) => (body as { seconds: number | null }).seconds)).toEqual([3600, 7200, 3600, null])
})

test('an entry that was emptied comes back with its note and its times', async () => {
  const said = server()
  const { result } = open()
  act(() => result.current.set(cell, null, entry))
  await isSo(() => expect(said).toHaveLength(1))
  await act(async () => undefined)
  act(() => result.current.undo())
  await isSo(() => expect(said).toHaveLength(2))
  expect(said[1]).toEqual([
    'time-entries',
    {
      day: '2026-11-16',
      projectId: 4,
      taskId: null,
      seconds: null,
      startTime: '09:00',
      endTime: '10:30',
      note: 'Formulier',
      billable: true,
    },
  ])
})
