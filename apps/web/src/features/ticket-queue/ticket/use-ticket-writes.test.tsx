// @vitest-environment happy-dom
import { contract } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { query, queryClient } from '../../../app/transport/api.ts'
import type { StaffTicket } from './staff-ticket.ts'
import { useTicketWrites } from './use-ticket-writes.ts'

beforeEach(() => {
  vi.spyOn(toast, 'success').mockReturnValue('')
  vi.spyOn(toast, 'error').mockReturnValue('')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  queryClient.clear()
})

const isSo = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })
const ticket = { id: 8, version: 2 } as Partial<StaffTicket> as StaffTicket

/** What is done to a ticket, and what was sent. `answer` speaks for the server. */
function writing(answer: () => Response = () => new Response(null, { status: 204 })) {
  const sent: { end: string | undefined; body: object }[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push({ end: path.split('/').at(-1), body: JSON.parse(body) })
    return answer()
  })
  const onClosed = vi.fn()
  const { result } = renderHook(() => useTicketWrites(ticket, onClosed), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  return { doing: (what: (writes: typeof result.current) => void) => act(() => what(result.current)), sent, onClosed }
}

test('a ticket is closed as it was read, and one goes on from there', async () => {
  const { doing, sent, onClosed } = writing()
  doing(({ close }) => close())
  await isSo(() => expect(onClosed).toHaveBeenCalledTimes(1))
  expect(sent.map(({ body }) => body)).toEqual([{ state: 'closed', version: 2 }])
  expect(toast.success).not.toHaveBeenCalled()
})

test('one that is opened again stays where it is, and says so', async () => {
  const { doing, sent, onClosed } = writing()
  doing(({ reopen }) => reopen())
  await isSo(() => expect(toast.success).toHaveBeenCalledWith('Ticket heropend'))
  expect(sent.map(({ body }) => body)).toEqual([{ state: 'open', version: 2 }])
  expect(onClosed).not.toHaveBeenCalled()
})

test('it is given to somebody, or to nobody', async () => {
  const { doing, sent } = writing()
  const onDone = vi.fn()
  doing(({ assign }) => assign(4, onDone))
  await isSo(() => expect(onDone).toHaveBeenCalledTimes(1))
  doing(({ assign }) => assign(null))
  await isSo(() => expect(sent).toHaveLength(2))
  expect(sent.map(({ body }) => body)).toEqual([
    { userId: 4, version: 2 },
    { userId: null, version: 2 },
  ])
})

test('when somebody was first that is told, and the ticket is read again', async () => {
  const { queryKey } = query(contract.ticketQueue.get, { params: { ticketId: 8 } })
  queryClient.setQueryData(queryKey, ticket)
  const { doing, onClosed } = writing(() => Response.json({ code: 90_002, message: 'Gewijzigd' }, { status: 409 }))
  doing(({ close }) => close())
  await isSo(() => expect(toast.error).toHaveBeenCalledWith(expect.stringContaining('intussen gewijzigd')))
  await isSo(() => expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true))
  expect(onClosed).not.toHaveBeenCalled()
})

test('another refusal is told in its own words, and nothing is read again', async () => {
  const { queryKey } = query(contract.ticketQueue.get, { params: { ticketId: 8 } })
  queryClient.setQueryData(queryKey, ticket)
  const { doing } = writing(() => Response.json({ code: 90_001, message: 'Dat mag niet' }, { status: 403 }))
  doing(({ assign }) => assign(4))
  await isSo(() => expect(toast.error).toHaveBeenCalledWith('Dat mag niet'))
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(false)
})
