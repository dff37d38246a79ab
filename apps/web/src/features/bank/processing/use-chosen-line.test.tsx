// @vitest-environment happy-dom
import type { BankTransaction, Suggestion } from '@klopt/api-client/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient, setCacheOwner } from '../../../app/transport/api.ts'
import { emptyDraft } from './draft.ts'
import { useChosenLine } from './use-chosen-line.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  setCacheOwner(null)
  queryClient.clear()
})

const line = { id: 7, amountCents: -12_100 } as BankTransaction
const office = { id: 3, number: '4100', name: 'Kantoorkosten', rgsCode: null }
const toOffice: Suggestion = {
  kind: 'rule',
  certainty: 'certain',
  reasons: ['rule'],
  items: [],
  differenceCents: 0,
  differenceKind: null,
  accountId: office.id,
  vatCode: null,
  rule: null,
  bookings: [],
  transfer: null,
  isReturn: false,
  label: 'Kantoorkosten',
}
const never = () => new Promise<Response>(() => {})

/** The chosen line, and what was asked for it. `answer` speaks for the server. */
function chosen(
  first: BankTransaction | undefined,
  answer: (path: string) => Response | Promise<Response> | undefined = () => undefined,
) {
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return Promise.resolve(answer(path) ?? never())
  })
  const { result, rerender } = renderHook(({ shown }) => useChosenLine(41, shown), {
    initialProps: { shown: first },
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  const isSeen = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })
  return { state: () => result.current, show: (shown?: BankTransaction) => rerender({ shown }), asked, isSeen }
}

/** A server that proposes this for every line. */
const proposes = (suggestion: Suggestion) => (path: string) =>
  Response.json(path.includes('/7') ? { ...line, suggestions: [suggestion] } : [office])

test('two changes of a line before the page is drawn again both stay', () => {
  const { state } = chosen(line)
  act(() => {
    const { change } = state()
    change((draft) => ({ ...draft, isSplit: true }))
    change((draft) => ({ ...draft, createsRule: true }))
  })
  expect(state().draft).toMatchObject({ isSplit: true, createsRule: true })
  act(() => void state().forget(7))
  expect(state().draft).toMatchObject({ isSplit: false, createsRule: false })
})

test('the accounts of its administration and the line itself are asked for', async () => {
  const { asked, isSeen } = chosen(line)
  await isSeen(() => expect(asked).toHaveLength(2))
  expect(asked).toEqual([
    expect.stringMatching(/\/administrations\/41\/.*accounts/),
    expect.stringMatching(/\/administrations\/41\/.*\/7$/),
  ])
})

test('without a line no line is asked for, and nothing is changed or booked', async () => {
  const { state, show, asked, isSeen } = chosen(undefined, () => Response.json([office]))
  await isSeen(() => expect(state().accounts).toEqual([office]))
  expect(asked).toHaveLength(1)
  act(() => state().change((draft) => ({ ...draft, isSplit: true })))
  expect(state()).toMatchObject({ draft: emptyDraft, processing: null, isReady: false, isError: false })
  show(line)
  expect(state().draft).toEqual(emptyDraft)
})

test('what is certain is ready to book once the line and the accounts were read', async () => {
  const { state, isSeen } = chosen(line, proposes(toOffice))
  expect(state()).toMatchObject({ isReady: false, processing: null })
  await isSeen(() => expect(state().isReady).toBe(true))
  expect(state().suggestions).toEqual([toOffice])
  expect(state().processing?.bookings).toMatchObject([{ accountId: 3, amountCents: -12_100 }])
})

test('without the accounts a line that was read is not ready', async () => {
  const { state, isSeen } = chosen(line, (path) => (path.includes('/7') ? proposes(toOffice)(path) : undefined))
  await isSeen(() => expect(state().detail.data).toBeDefined())
  expect(state()).toMatchObject({ isReady: false, processing: null })
})

test('what is no more than possible is not taken: Enter books no guess', async () => {
  const { state, isSeen } = chosen(line, proposes({ ...toOffice, certainty: 'possible' }))
  await isSeen(() => expect(state().isReady).toBe(true))
  expect(state()).toMatchObject({ draft: emptyDraft, processing: null })
})

test('what was changed stays with its line, and forgetting one keeps the other', () => {
  const { state, show } = chosen(line)
  const other = { ...line, id: 8 }
  act(() => state().change((draft) => ({ ...draft, isSplit: true })))
  show(other)
  expect(state().draft).toEqual(emptyDraft)
  act(() => state().change((draft) => ({ ...draft, createsRule: true })))
  act(() => void state().forget(8))
  expect(state().draft).toEqual(emptyDraft)
  show(line)
  expect(state().draft.isSplit).toBe(true)
})

test.each([
  ['the line', '/7'],
  ['the accounts', 'accounts'],
])('when %s cannot be read that is said, and both are asked for again', async (_, part) => {
  let isBroken = true
  const { state, isSeen } = chosen(line, (path) =>
    isBroken && path.includes(part)
      ? Response.json({ code: 10_003, message: 'Niet gevonden' }, { status: 404 })
      : proposes(toOffice)(path),
  )
  await isSeen(() => expect(state().isError).toBe(true))
  expect(state().isReady).toBe(false)
  isBroken = false
  act(() => state().retry())
  await isSeen(() => expect(state()).toMatchObject({ isError: false, isReady: true }))
})

test('a division is left for what is proposed', async () => {
  const { state, isSeen } = chosen(line, proposes(toOffice))
  await isSeen(() => expect(state().isReady).toBe(true))
  const before = state().draft
  act(() => state().change((draft) => ({ ...draft, isSplit: true })))
  act(() => state().join())
  expect(state().draft).toEqual(before)
})
