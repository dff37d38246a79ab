// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient, setCacheOwner } from '../../../app/transport/api.ts'
import { keepInput } from '../../../app/session/kept-input.ts'
import { WithQueries } from '../../../testing/with-queries.tsx'
import { withAmount } from './amounts.ts'
import type { Proposal } from './proposal.ts'
import { aPurchase } from '../../../testing/a-purchase.ts'
import { printed, proposalOf } from './proposal.test-support.ts'
import { useBooking, type BookingOptions } from './use-booking.ts'

beforeEach(() => void vi.stubGlobal('fetch', async () => Response.json({ id: 5, version: 1 })))
afterEach(async () => {
  // What waits to be saved goes while its own server is there, and not into the next file.
  await act(async () => cleanup())
  vi.unstubAllGlobals()
  setCacheOwner(null)
  queryClient.clear()
})

const today = '2026-11-21'
const read = proposalOf({
  number: printed('F-1'),
  dueDate: printed('2026-12-20'),
  grossCents: printed(12_100),
  vatCents: printed(2_100),
  netCents: printed(10_000),
})
const ofOther = proposalOf({
  ...read,
  supplier: {
    ...read.supplier,
    contactId: 9,
    differences: [{ field: 'name', printed: 'Drukkerij Zwart', known: 'Wasserij Helder' }],
  },
})

/** A booking of a document that was read, or is being read. */
function booking(proposal: Proposal | null = read, options: Partial<BookingOptions> = {}) {
  const all = { administrationId: 1, documentId: 3, purchase: null, today, onBooked: () => {}, ...options }
  const { result, rerender, unmount } = renderHook((now: Proposal | null) => useBooking({ ...all, proposal: now }), {
    initialProps: proposal,
    wrapper: WithQueries,
  })
  const type = (number: string) => act(() => result.current.update('number', (draft) => ({ ...draft, number })))
  return { state: () => result.current, isRead: (now: Proposal) => rerender(now), type, unmount }
}

test('what was read stands in the form once, as proposed, and is no work to be saved', () => {
  const { state } = booking()
  expect(state().draft).toMatchObject({ number: 'F-1', grossCents: 12_100, dueDate: '2026-12-20' })
  expect([...state().proposed]).toEqual([...state().wasRead])
  expect(state().wasRead.has('grossCents')).toBe(true)
  expect(state().isUnsaved).toBe(false)
  expect(state()).toMatchObject({ hasDocument: true, typing: null, failure: null, errors: {} })
})

test('what was typed while it was still being read stays, the rest is filled in', () => {
  const { state, isRead, type } = booking(null)
  type('F-2')
  expect(state().typing).toBe('number')
  isRead(read)
  expect(state().draft).toMatchObject({ number: 'F-2', invoiceDate: '2026-11-20', dueDate: '2026-12-20' })
})

test('it is filled in once: what somebody empties afterwards stays empty', () => {
  const { state, isRead, type } = booking()
  type('')
  isRead({ ...read })
  expect(state().draft.number).toBe('')
})

test('a draft that was begun before stays as it was left', () => {
  const { state } = booking(read, { purchase: aPurchase({ number: 'F-9' }) })
  expect(state().draft).toMatchObject({ number: 'F-9', grossCents: null })
})

test('a field that is confirmed is no longer proposed, and one that is left is no longer typed in', () => {
  const { state } = booking()
  let confirmed: readonly string[] = []
  act(() => void (confirmed = state().confirm('number')))
  expect(confirmed).toEqual(['number'])
  expect(state().proposed.has('number')).toBe(false)
  expect(state().wasRead.has('number')).toBe(true)
  expect(state().proposed.has('grossCents')).toBe(true)
  act(() => state().update('dueDate', (draft) => draft))
  act(() => state().leave())
  expect(state().typing).toBeNull()
})

test('a total that adds up confirms what it is made of; one that does not, itself alone', () => {
  const adds = booking()
  let confirmed: readonly string[] = []
  act(() => void (confirmed = adds.state().confirm('grossCents')))
  expect(confirmed).toEqual(['grossCents', 'vatCode', 'vatCents', 'netCents'])
  const differs = booking(proposalOf({ ...read, netCents: printed(9_000) }))
  act(() => void (confirmed = differs.state().confirm('grossCents')))
  expect(confirmed).toEqual(['grossCents'])
  const other = booking()
  act(() => void (confirmed = other.state().confirm('netCents')))
  expect(confirmed).toEqual(['netCents'])
})

test('a supplier of whom something differs is confirmed by who says that it is the one', () => {
  const { state } = booking(ofOther)
  let confirmed: readonly string[] = ['?']
  act(() => void (confirmed = state().confirm('supplier')))
  expect(confirmed).toEqual([])
  expect(state().proposed.has('supplier')).toBe(true)
  act(() => state().acceptSupplier(9))
  expect(state().acceptedSupplier).toBe(9)
  expect(state().proposed.has('supplier')).toBe(false)
  act(() => void (confirmed = state().confirm('supplier')))
  expect(confirmed).toEqual(['supplier'])
})

test('a supplier that is not answered for keeps it from being booked, and is said only when somebody presses', async () => {
  const { state } = booking(ofOther)
  expect(state().errors.supplier).toBeUndefined()
  await act(async () => {
    expect(await state().submit(false)).toMatchObject({ supplier: 'Zeg eerst of dit de goede leverancier is' })
  })
  expect(state().errors.supplier).toBe('Zeg eerst of dit de goede leverancier is')
})

test('a value that is typed stands nowhere in the document any more; one that is pointed at does', () => {
  const { state } = booking()
  const place = read.number?.place
  act(() =>
    state().update('number', (draft) => ({ ...draft, number: 'F-3', picks: { number: place } as typeof draft.picks })),
  )
  expect(state().draft.picks.number).toEqual(place)
  act(() => state().update('dueDate', (draft) => ({ ...draft, dueDate: null })))
  expect(state().draft.picks.number).toEqual(place)
  act(() => state().update('number', (draft) => ({ ...draft, number: 'F-4' })))
  expect(state().draft.picks.number).toBeUndefined()
})

test('what was refused is no longer said once something is changed', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    path.endsWith('/book')
      ? Response.json({ code: 90_012, message: 'Deze periode is afgesloten' }, { status: 409 })
      : Response.json({ id: 5, version: 1 }),
  )
  const { state, type } = booking(null)
  act(() =>
    state().update('lines', (draft) => ({
      ...withAmount(draft, 'grossCents', 12_100, today),
      contactId: 9,
      number: 'F-1',
      invoiceDate: '2026-11-20',
      dueDate: '2026-12-20',
      lines: draft.lines.map((line) => ({ ...line, accountId: 3 })),
    })),
  )
  await act(async () => void (await state().submit(false)))
  expect(state().failure?.message).toBe('Deze periode is afgesloten')
  type('F-2')
  expect(state().failure).toBeNull()
})

test('what was not saved when the session ended stands in the form again, and is saved', async () => {
  setCacheOwner(7)
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  const before = booking(null)
  act(() => before.state().update('number', (draft) => ({ ...draft, number: 'F-2', invoiceDate: '2026-11-20' })))
  keepInput(Date.now())
  before.unmount()
  await act(async () => {})
  const sent: Record<string, unknown>[] = []
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return Response.json({ id: 5, version: 1 })
  })
  const after = booking(read)
  expect(after.state().draft).toMatchObject({ number: 'F-2', grossCents: null })
  await act(async () => void (await after.state().flush()))
  expect(sent).toMatchObject([{ number: 'F-2', documentId: 3 }])
})
