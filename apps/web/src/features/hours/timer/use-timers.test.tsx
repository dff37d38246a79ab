// @vitest-environment happy-dom
import { toast } from '@klopt/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient, setCacheOwner } from '../../../app/transport/api.ts'
import { keptTimers } from './kept-timers.ts'
import { useSendKeptTimers, useTimers, type Timers } from './use-timers.ts'

type Sent = { kind: string; key: string; stoppedSecondsAgo: number | null }

beforeEach(() => {
  localStorage.clear()
  setCacheOwner(5)
  vi.stubGlobal('navigator', { locks: oneAtATime() })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  queryClient.clear()
})

/** The locks of a browser, which this environment has none of. */
function oneAtATime() {
  let last = Promise.resolve()
  const request = (_name: string, work: () => Promise<void>) => (last = last.then(work))
  return { request }
}

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
const isSo = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })

/** A server with no timers that answers a start or a stop by `answer`; what it was sent. */
function server(answer: (sent: Sent) => Response | Promise<Response>) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit = {}) => {
    if (init.method !== 'POST') return Response.json([])
    const body = JSON.parse(init.body as string) as Sent
    sent.push(body)
    return answer(body)
  })
  return sent
}
const taken = () => Response.json({ id: 1, project: null, stoppedElsewhere: null })
const noConnection = () => Promise.reject(new TypeError('Failed to fetch'))

function screen() {
  const { result } = renderHook(
    () => {
      useSendKeptTimers()
      return useTimers(3)
    },
    { wrapper },
  )
  return {
    timers: () => result.current,
    start: (purpose?: Parameters<Timers['start']>[0]) => act(async () => result.current.start(purpose)),
    stop: () => act(async () => result.current.stop()),
  }
}

test('a timer runs from the press on, and is not kept any longer once the server has it', async () => {
  const sent = server(taken)
  const { timers, start } = screen()
  await isSo(() => expect(timers().running).toBe(null))
  await start()
  await isSo(() => expect(keptTimers()).toEqual([]))
  expect(sent).toMatchObject([{ kind: 'start', stoppedSecondsAgo: null }])
  expect(timers().isWaiting).toBe(false)
})

test('without a connection it runs and stops all the same, and is sent as one when there is one again', async () => {
  let answer: () => Response | Promise<Response> = noConnection
  const sent = server(() => answer())
  const { timers, start, stop } = screen()
  await isSo(() => expect(timers().running).toBe(null))
  await start()
  await isSo(() => expect(timers().isWaiting).toBe(true))
  expect(timers().running).toMatchObject({ timer: null })
  await stop()
  expect(timers().running).toBe(null)
  expect(keptTimers()).toHaveLength(1)
  answer = taken
  await act(async () => void window.dispatchEvent(new Event('online')))
  await isSo(() => expect(keptTimers()).toEqual([]))
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(sent.at(-1)).toMatchObject({ kind: 'start', stoppedSecondsAgo: 0 })
})

test('what another user of this browser kept waits for them', async () => {
  server(noConnection)
  const { timers, start } = screen()
  await isSo(() => expect(timers().running).toBe(null))
  await start()
  expect(keptTimers()).toHaveLength(1)
  setCacheOwner(6)
  expect(keptTimers()).toEqual([])
  setCacheOwner(5)
  expect(keptTimers()).toHaveLength(1)
})

test('what the server refuses for good is said and not kept; what it cannot do now is', async () => {
  let status = 502
  server(() => Response.json({ code: 90_005, message: 'x' }, { status }))
  const said = vi.spyOn(toast, 'error')
  const { timers, start } = screen()
  await isSo(() => expect(timers().running).toBe(null))
  await start()
  await isSo(() => expect(timers().isWaiting).toBe(true))
  expect(said).not.toHaveBeenCalled()
  status = 403
  await act(async () => void window.dispatchEvent(new Event('online')))
  await isSo(() => expect(said).toHaveBeenCalledWith(expect.stringMatching(/^Je timer is niet bewaard\. /)))
  expect(keptTimers()).toEqual([])
})

const purpose = { projectId: 7, taskId: 2, note: 'Overleg' }

test('a timer is started on its project, task and note, or on none of them', async () => {
  const sent = server(taken)
  const { timers, start } = screen()
  await isSo(() => expect(timers().running).toBe(null))
  await start(purpose)
  await isSo(() => expect(keptTimers()).toEqual([]))
  await start()
  await isSo(() => expect(sent).toHaveLength(2))
  expect(sent).toMatchObject([purpose, { projectId: null, taskId: null, note: '' }])
})

test('a timer that ran in other books and was stopped is told', async () => {
  server(() => Response.json({ id: 1, project: null, stoppedElsewhere: { companyName: 'Zon' } }))
  const told = vi.spyOn(toast, 'warning').mockReturnValue('')
  const { start } = screen()
  await start()
  await isSo(() => expect(told).toHaveBeenCalledExactlyOnceWith('Je timer bij Zon liep nog en is gestopt.'))
})

test.each([
  ['the project is closed', purpose, null, 1],
  ['the project is open', purpose, { id: 7 }, 0],
  ['there was no project', undefined, null, 0],
])('that one cannot write on a project is told only where that is so: %s', async (_what, on, project, times) => {
  server(() => Response.json({ id: 1, project, stoppedElsewhere: null }))
  const told = vi.spyOn(toast, 'warning').mockReturnValue('')
  const { start } = screen()
  await start(on)
  await isSo(() => expect(keptTimers()).toEqual([]))
  expect(told).toHaveBeenCalledTimes(times)
})

test('the running timer of these books is stopped, and where none runs nothing is sent', async () => {
  const sent = server(taken)
  const { timers, stop } = screen()
  await isSo(() => expect(timers().running).toBe(null))
  await stop()
  expect(keptTimers()).toEqual([])
  expect(sent).toEqual([])
})

test('what could not be sent is tried again every half minute, and not after the screen is left', async () => {
  const sent = server(noConnection)
  const { timers, start } = screen()
  await isSo(() => expect(timers().running).toBe(null))
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await start()
  await isSo(() => expect(timers().isWaiting).toBe(true))
  const before = sent.length
  await act(async () => void vi.advanceTimersByTime(30_000))
  await isSo(() => expect(sent.length).toBe(before + 1))
  cleanup()
  vi.advanceTimersByTime(60_000)
  window.dispatchEvent(new Event('online'))
  await act(async () => {})
  vi.useRealTimers()
  expect(sent.length).toBe(before + 1)
})

test('a timer of other books neither runs nor waits in these', async () => {
  server(noConnection)
  const { start } = screen()
  await start()
  await isSo(() => expect(keptTimers()).toHaveLength(1))
  const { result } = renderHook(() => useTimers(4), { wrapper })
  await isSo(() => expect(result.current.running).toBe(null))
  expect(result.current.isWaiting).toBe(false)
})

test('where hours are not kept no timer is asked for', async () => {
  const asked = vi.fn()
  vi.stubGlobal('fetch', asked)
  const { result } = renderHook(() => useTimers(3, { enabled: false }), { wrapper })
  await act(async () => {})
  expect(asked).not.toHaveBeenCalled()
  expect(result.current.running).toBeUndefined()
})

test('what is kept from before runs before the server has told of any', async () => {
  server(noConnection)
  const { start } = screen()
  await start()
  cleanup()
  queryClient.clear()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const { result } = renderHook(() => useTimers(3), { wrapper })
  expect(result.current.running).toMatchObject({ timer: null })
})
