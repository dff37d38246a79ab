// @vitest-environment happy-dom
import { toast } from '@klopt/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { useRemind } from './use-remind.ts'

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
const pause = { isDispute: false, reason: '', untilDate: null }

/** An invoice with what the server says of its reminders, and the writes that were sent. */
function invoice({ isLate = true, says = {}, refusal = false } = {}) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`)
    if (method === 'GET') return Response.json({ letters: [], next: null, pause: null, contactPause: null, ...says })
    return refusal
      ? Response.json({ code: 90_001, message: 'Dat mag niet' }, { status: 403 })
      : Response.json({ letterId: 1, kind: 'reminder', invoiceIds: [7], costsCents: 0, interestCents: 0 })
  })
  const { result } = renderHook(() => useRemind({ administrationId: 3, invoiceId: 7 }, isLate), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  return { state: () => result.current, asked }
}

test('an invoice that is late can be reminded of once it is known that nobody is left alone', async () => {
  const { state, asked } = invoice()
  expect(state().canRemind).toBe(false)
  await isSo(() => expect(state().canRemind).toBe(true))
  act(() => state().remind())
  await isSo(() => expect(toast.success).toHaveBeenCalledWith('De herinnering gaat eruit'))
  expect(asked.filter((call) => call.startsWith('POST'))).toEqual([
    expect.stringMatching(/administrations\/3\/invoices\/7\/remind/),
  ])
})

test.each([{ pause }, { contactPause: pause }])('who is left alone is not reminded: %j', async (says) => {
  const { state, asked } = invoice({ says })
  await isSo(() => expect(queryClient.isFetching()).toBe(0))
  expect(asked).toHaveLength(1)
  expect(state().canRemind).toBe(false)
})

test('of an invoice that is not late nothing is asked', () => {
  const { state, asked } = invoice({ isLate: false })
  expect(state().canRemind).toBe(false)
  expect(asked).toEqual([])
})

test('a refusal is told', async () => {
  const { state } = invoice({ refusal: true })
  await isSo(() => expect(state().canRemind).toBe(true))
  act(() => state().remind())
  await isSo(() => expect(toast.error).toHaveBeenCalled())
  expect(toast.success).not.toHaveBeenCalled()
})
