// @vitest-environment happy-dom
import type { BankTransaction } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../app/transport/api.ts'
import { useBooking } from './use-booking.ts'

beforeEach(() => {
  vi.spyOn(toast, 'success').mockImplementation((text) => `toast ${text}`)
  vi.spyOn(toast, 'warning').mockReturnValue('')
  vi.spyOn(toast, 'error').mockReturnValue('')
  vi.spyOn(toast, 'dismiss').mockReturnValue()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  queryClient.clear()
})

const line = { id: 7, version: 3, amountCents: -12_100, counterpartyName: 'Papier', description: '' } as BankTransaction
const processing = { items: [], bookings: [{ accountId: 1, amountCents: -12_100, vatCode: null, description: '' }] }
const booking = (changes: Partial<BankTransaction> = {}) => ({
  line: { ...line, ...changes },
  processing,
  createsRule: false,
  target: 'Kantoorkosten',
})
const refused = (status: number, code: number, message: string) => Response.json({ code, message }, { status })

/** The screen of processing, what was sent of it, and what it heard. `answer` speaks for the server. */
function processingScreen(answer: (end: string) => Response | undefined = () => undefined) {
  const sent: { path: string; body: Record<string, unknown> }[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push({ path: path.split('/').slice(-2).join('/'), body: JSON.parse(body) })
    return answer(path.split('/').at(-1) ?? '') ?? Response.json({ id: 7, version: 3 + sent.length })
  })
  const events = { onGone: vi.fn(), onUndone: vi.fn() }
  const { result } = renderHook(() => useBooking(4, events), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  const isDone = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })
  return { state: () => result.current, sent, ...events, isDone }
}

test('a line is booked as it was seen, by its version, and says what became of it', async () => {
  const { state, sent, onGone, isDone } = processingScreen()
  act(() => state().book(booking()))
  expect(state().isBusy).toBe(true)
  await isDone(() => expect(onGone).toHaveBeenCalledExactlyOnceWith(7))
  expect(sent).toEqual([{ path: '7/process', body: { version: 3, ...processing, createRule: false } }])
  expect(toast.success).toHaveBeenCalledWith(expect.stringContaining('geboekt op Kantoorkosten.'), expect.anything())
  await isDone(() => expect(state().isBusy).toBe(false))
})

test('a second press while a line is on its way books nothing more', async () => {
  const { state, sent, onGone, isDone } = processingScreen()
  act(() => {
    state().book(booking())
    state().book(booking({ id: 8 }))
  })
  await isDone(() => expect(onGone).toHaveBeenCalledOnce())
  expect(sent).toHaveLength(1)
})

test('a refusal stays with its line and says why; the next booking forgets it', async () => {
  const answers = [refused(422, 90_001, 'De periode is gesloten.')]
  const { state, onGone, isDone } = processingScreen(() => answers.shift())
  act(() => state().book(booking()))
  await isDone(() => expect(state().failure).toEqual({ transactionId: 7, message: 'De periode is gesloten.' }))
  expect(onGone).not.toHaveBeenCalled()
  expect(state().isBusy).toBe(false)
  act(() => state().book(booking()))
  expect(state().failure).toBeNull()
  await isDone(() => expect(onGone).toHaveBeenCalledOnce())
})

test.each([90_002, 90_017])('who finds that somebody else was first (%i) is told, and the line goes', async (code) => {
  const { state, onGone, isDone } = processingScreen(() => refused(409, code, 'Te laat'))
  act(() => state().book(booking()))
  await isDone(() => expect(onGone).toHaveBeenCalledExactlyOnceWith(7))
  expect(toast.warning).toHaveBeenCalledWith(expect.stringContaining('Iemand anders heeft Papier'))
  expect(state().failure).toBeNull()
})

test('the last line that was booked is taken back first, by the version that booking gave it', async () => {
  const { state, sent, onGone, onUndone, isDone } = processingScreen()
  for (const id of [7, 8]) {
    act(() => state().book(booking({ id })))
    await isDone(() => expect(onGone).toHaveBeenLastCalledWith(id))
  }
  act(() => state().takeBackLast())
  await isDone(() => expect(onUndone).toHaveBeenLastCalledWith(8))
  act(() => state().takeBackLast())
  await isDone(() => expect(onUndone).toHaveBeenLastCalledWith(7))
  expect(sent.slice(2)).toEqual([
    { path: '8/undo', body: { version: 5 } },
    { path: '7/undo', body: { version: 4 } },
  ])
  act(() => state().takeBackLast())
  expect(toast.warning).toHaveBeenCalledWith('Er is hier niets verwerkt dat je ongedaan kunt maken.')
  expect(sent).toHaveLength(4)
})

test('what could not be taken back is said, and can be tried again', async () => {
  const answers = [refused(500, 1, 'Er ging iets mis.')]
  const { state, onGone, onUndone, isDone } = processingScreen((end) => (end === 'undo' ? answers.shift() : undefined))
  act(() => state().book(booking()))
  await isDone(() => expect(onGone).toHaveBeenCalledOnce())
  act(() => state().takeBackLast())
  await isDone(() => expect(toast.error).toHaveBeenCalledWith('Papier is nog niet teruggezet. Er ging iets mis.'))
  expect(onUndone).not.toHaveBeenCalled()
  act(() => state().takeBackLast())
  await isDone(() => expect(onUndone).toHaveBeenCalledWith(7))
})

test('a line that somebody else changed since is not taken back again', async () => {
  const { state, sent, onGone, isDone } = processingScreen((end) =>
    end === 'undo' ? refused(409, 90_002, 'Te laat') : undefined,
  )
  act(() => state().book(booking()))
  await isDone(() => expect(onGone).toHaveBeenCalledOnce())
  act(() => state().takeBackLast())
  await isDone(() => expect(toast.warning).toHaveBeenCalledOnce())
  act(() => state().takeBackLast())
  expect(sent).toHaveLength(2)
})
