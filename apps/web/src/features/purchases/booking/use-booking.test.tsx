// @vitest-environment happy-dom
import { must } from '@klopt/bookkeeping/money'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient, setCacheOwner } from '../../../app/transport/api.ts'
import { withAmount } from './amounts.ts'
import type { BookingDraft } from './draft.ts'
import { withLine, firstLine } from './draft.ts'
import { useBooking } from './use-booking.ts'

afterEach(async () => {
  // What waits to be saved goes while its own server is there, and not into the next file.
  await act(async () => cleanup())
  vi.unstubAllGlobals()
  setCacheOwner(null)
  queryClient.clear()
})

const today = '2026-11-21'
const filled = (draft: BookingDraft): BookingDraft =>
  withAmount(
    {
      ...withLine(draft, firstLine(draft).key, { accountId: 3 }),
      contactId: 9,
      number: 'F-1',
      invoiceDate: '2026-11-20',
      dueDate: '2026-12-20',
    },
    'grossCents',
    12_100,
    today,
  )

const refused = (status: number, code: number, message: string) => Response.json({ code, message }, { status })

/** A booking that is begun, and what was sent of it. `answer` gives what the server says to the end of a path. */
function booking(answer: (end: string) => Response | undefined = () => undefined) {
  const sent: { end: string; body: Record<string, unknown> }[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const end = must(path.split('/').at(-1), 'the end of a path')
    sent.push({ end, body: JSON.parse(body) })
    return answer(end) ?? Response.json({ id: 5, version: sent.length, journalEntryId: 1 })
  })
  const onBooked = vi.fn()
  const options = { administrationId: 1, documentId: null, purchase: null, proposal: null, today, onBooked }
  const { result } = renderHook(() => useBooking(options), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  return { state: () => result.current, sent, onBooked }
}

test('two changes before the page is drawn again both stay', () => {
  const { state } = booking()
  act(() => {
    const { update } = state()
    update('number', (draft) => ({ ...draft, number: 'F-2' }))
    update('lines', (draft) => ({ ...draft, kind: 'credit_invoice' }))
  })
  expect(state().draft).toMatchObject({ number: 'F-2', kind: 'credit_invoice' })
})

test('a press before the page shows the last change books what was changed', async () => {
  const { state, sent, onBooked } = booking()
  await act(async () => {
    const { update, submit } = state()
    update('number', filled)
    update('lines', (draft) => ({ ...draft, kind: 'credit_invoice' }))
    expect(await submit(false)).toEqual({})
  })
  expect(sent.map(({ end }) => end)).toEqual(['create', 'book'])
  expect(sent[0]?.body).toMatchObject({ kind: 'credit_invoice', number: 'F-1' })
  expect(onBooked).toHaveBeenCalledOnce()
})

test('a press while an earlier save is on its way books once what was typed has followed it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { state, sent, onBooked } = booking()
  act(() => state().update('number', filled))
  await act(async () => {
    // The pause is over: a save goes, and both that pause and the press wait for it.
    vi.advanceTimersByTime(1_000)
    state().update('number', (draft) => ({ ...draft, number: 'F-2' }))
    vi.useRealTimers()
    await state().submit(false)
  })
  expect(sent.map(({ end }) => end)).toEqual(['create', 'save', 'book'])
  expect(onBooked).toHaveBeenCalledOnce()
})

test('who says that it is the right supplier and presses at once is not told to say so', async () => {
  const { state, onBooked } = booking()
  await act(async () => {
    const { update, acceptSupplier, submit } = state()
    update('number', filled)
    acceptSupplier(9)
    await submit(false)
  })
  expect(onBooked).toHaveBeenCalledOnce()
})

test('a date that is emptied while it is saved is asked for, and nothing is booked', async () => {
  let empty = () => {}
  const { state, sent } = booking((end) => {
    if (end === 'create') empty()
    return undefined
  })
  empty = () => state().update('invoiceDate', (draft) => ({ ...draft, invoiceDate: null }))
  act(() => state().update('number', filled))
  await act(async () => {
    expect(await state().submit(false)).toMatchObject({ invoiceDate: 'Vul de factuurdatum in' })
  })
  expect(state().errors.invoiceDate).toBe('Vul de factuurdatum in')
  expect(sent.map(({ end }) => end)).toEqual(['create'])
})

test.each([
  ['create', refused(500, 1, 'Het lukt nu niet')],
  ['book', refused(409, 90_012, 'Deze periode is afgesloten')],
  ['book', refused(409, 90_002, 'Iemand anders was eerder')],
])('a press that ends at %s without a booking says why', async (where, answer) => {
  const { state, onBooked } = booking((end) => (end === where ? answer : undefined))
  act(() => state().update('number', filled))
  await act(async () => void (await state().submit(false)))
  expect(state().failure?.message).not.toBe('')
  expect(state().failure).not.toBeNull()
  expect(state().isBooking).toBe(false)
  expect(onBooked).not.toHaveBeenCalled()
})

test('a press after somebody else was first says so again, and books nothing', async () => {
  const { state, sent } = booking((end) => (end === 'save' ? refused(409, 90_002, 'Iemand was eerder') : undefined))
  act(() => state().update('number', filled))
  await act(async () => void (await state().flush()))
  act(() => state().update('number', (draft) => ({ ...draft, number: 'F-3' })))
  await act(async () => void (await state().submit(false)))
  expect(state().failure?.message).toBe('Iemand was eerder')
  expect(sent.map(({ end }) => end)).toEqual(['create', 'save'])
})

test('what is wrong with the field that is typed in is told as soon as somebody presses', async () => {
  const { state } = booking()
  act(() => state().update('vatCents', (draft) => withAmount(filled(draft), 'vatCents', 2_100, today)))
  act(() => state().update('grossCents', (draft) => withAmount(draft, 'grossCents', 100, today)))
  expect(state().errors.vatCents).toBeUndefined()
  await act(async () => void (await state().submit(false)))
  expect(state().errors.vatCents).toContain('De btw kan niet meer zijn')
})
