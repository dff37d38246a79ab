// @vitest-environment happy-dom
import { toast } from '@klopt/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../app/transport/api.ts'
import { useWriteAppointments, type ChosenAppointment } from './use-write-appointments.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  queryClient.clear()
})

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
const chosen = (key: string): ChosenAppointment => ({
  key,
  summary: key,
  day: '2026-11-17',
  startTime: '09:00',
  endTime: '10:00',
  seconds: 3600,
  on: { projectId: 1, taskId: null },
  isWritten: false,
  isChosen: true,
})

test('what is refused says so and the rest is written; sent again, only what was refused goes out', async () => {
  let refuses = true
  const notes: string[] = []
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    const { note } = JSON.parse(init.body as string) as { note: string }
    notes.push(note)
    if (note === 'tweede' && refuses) {
      return Response.json(
        { code: 90001, message: 'Niet alles is goed ingevuld.', fields: { startTime: 'Hier staan al uren' } },
        { status: 422 },
      )
    }
    return Response.json({ entries: [] })
  })
  const said = vi.spyOn(toast, 'success')
  const onDone = vi.fn()
  const { result } = renderHook(() => useWriteAppointments({ administrationId: 3, userId: undefined, onDone }), {
    wrapper,
  })
  const all = ['eerste', 'tweede', 'derde'].map(chosen)
  await act(async () => result.current.write(all))
  expect(result.current.faults).toEqual({ tweede: 'Hier staan al uren' })
  expect(said).toHaveBeenLastCalledWith('2 afspraken staan bij je uren')
  expect(onDone).not.toHaveBeenCalled()
  refuses = false
  await act(async () => result.current.write(all))
  expect(notes).toEqual(['eerste', 'tweede', 'derde', 'tweede'])
  expect(onDone).toHaveBeenCalledOnce()
})
