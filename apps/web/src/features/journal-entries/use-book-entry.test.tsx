// @vitest-environment happy-dom
import { toast } from '@klopt/ui'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import { emptyDraft, emptyLine, type EntryDraft } from './entry-draft.ts'
import { useBookEntry } from './use-book-entry.ts'

const world = vi.hoisted(() => ({ navigated: vi.fn() }))
vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  useNavigate: () => world.navigated as never,
}))
vi.mock(import('../../shared/drafts/use-while-here.ts'), () => ({ useWhileHere: (navigate) => navigate }))

beforeEach(() => void vi.spyOn(toast, 'success').mockReturnValue(''))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  world.navigated.mockReset()
  queryClient.clear()
})

const line = (account: number, debitCents: number | null, creditCents: number | null) => ({
  ...emptyLine(),
  account: { value: account, label: String(account) },
  debitCents,
  creditCents,
})
const wages: EntryDraft = {
  ...emptyDraft('2026-06-30'),
  description: 'Lonen juni',
  lines: [line(1, 500, null), line(2, null, 500)],
}

interface Sitting {
  draft?: EntryDraft
  /** Whether what was typed last could be kept. */
  isKept?: boolean
  answer?: () => Response | Promise<Response>
}

/** Booking what was typed. The draft is known by its newest version only once it was kept. */
function booking({ draft = wages, isKept = true, answer = () => Response.json({ id: 31, number: 12 }) }: Sitting = {}) {
  const sent: { draft: unknown; description: string }[] = []
  vi.stubGlobal('fetch', async (_path: string, { body }: { body?: string }) => {
    sent.push(JSON.parse(body ?? 'null'))
    return answer()
  })
  let version = 3
  const flush = vi.fn(async () => {
    version = 4
    return isKept
  })
  const state = {
    draft,
    newest: () => draft,
    update: vi.fn(),
    saving: { phase: 'saved' as const, savedAt: null, error: null },
    flush,
    known: () => ({ id: 7, version }),
  }
  const onNext = vi.fn()
  const { result } = renderHook(() => useBookEntry({ administrationId: 4, state, onNext }), { wrapper: WithQueries })
  const book = (goesOn = false) => act(() => result.current.book(goesOn))
  return { state: () => result.current, book, sent, flush, onNext }
}

test('an entry is booked as the draft that was kept last, and shown', async () => {
  const { book, sent, onNext } = booking()
  await book()
  expect(sent).toMatchObject([{ description: 'Lonen juni', draft: { id: 7, version: 4 } }])
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('Boeking 12 staat in het memoriaal.')
  expect(world.navigated.mock.calls).toMatchObject([[{ href: expect.stringMatching(/\/31$/), ignoreBlocker: true }]])
  expect(onNext).not.toHaveBeenCalled()
})

test('who goes on begins the next entry on the same date', async () => {
  const { book, onNext } = booking()
  await book(true)
  expect(onNext).toHaveBeenCalledExactlyOnceWith('2026-06-30')
  expect(world.navigated.mock.calls).toMatchObject([[{ href: expect.not.stringMatching(/\/31$/) }]])
})

test('what is missing is said once booking was asked for, and nothing is sent', async () => {
  const { state, book, sent, flush } = booking({ draft: { ...wages, description: '' } })
  expect(state().faults.description).toBeUndefined()
  await book()
  expect(state().faults.description).toBe('Vul een omschrijving in')
  expect(state().timesRefused).toBe(1)
  expect(flush).not.toHaveBeenCalled()
  expect(sent).toEqual([])
})

test('what could not be kept is not booked', async () => {
  const { state, book, sent } = booking({ isKept: false })
  await book()
  expect(sent).toEqual([])
  expect(state().isBooking).toBe(false)
})

test('pressed twice it is booked once', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { state, sent, flush } = booking({ answer: () => promise })
  await act(async () => {
    const both = [state().book(false), state().book(false)]
    resolve(Response.json({ id: 31, number: 12 }))
    await Promise.all(both)
  })
  expect(flush).toHaveBeenCalledOnce()
  expect(sent).toHaveLength(1)
})

test('a refusal is told and leads nowhere; the next attempt forgets it', async () => {
  let isRefused = true
  const { state, book } = booking({
    answer: () =>
      isRefused
        ? Response.json({ code: 90_001, message: 'De periode is vergrendeld' }, { status: 422 })
        : Response.json({ id: 31, number: 12 }),
  })
  await book()
  expect(state().failure?.message).toBe('De periode is vergrendeld')
  expect(world.navigated).not.toHaveBeenCalled()
  isRefused = false
  await book()
  expect(state().failure).toBeNull()
  expect(world.navigated).toHaveBeenCalledOnce()
})
