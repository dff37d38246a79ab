// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { useCanRemind } from './use-can-remind.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const isSo = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })
const pause = { isDispute: false, reason: '', untilDate: null }

/** An invoice with what the server says of its reminders, and what was asked. */
function invoice({ isLate = true, says = {} } = {}) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`)
    return Response.json({ letters: [], next: null, pause: null, contactPause: null, remindedToday: false, ...says })
  })
  const { result } = renderHook(() => useCanRemind({ administrationId: 3, invoiceId: 7 }, isLate), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  return { canRemind: () => result.current, asked }
}

test('an invoice that is late can be reminded of once it is known that nobody is left alone', async () => {
  const { canRemind } = invoice()
  expect(canRemind()).toBe(false)
  await isSo(() => expect(canRemind()).toBe(true))
})

test.each([{ pause }, { contactPause: pause }, { remindedToday: true }])(
  'who is left alone, or got a letter today, is not reminded: %j',
  async (says) => {
    const { canRemind, asked } = invoice({ says })
    await isSo(() => expect(asked).toHaveLength(1))
    await isSo(() => expect(queryClient.isFetching()).toBe(0))
    expect(canRemind()).toBe(false)
  },
)

test('of an invoice that is not late nothing is asked', () => {
  const { canRemind, asked } = invoice({ isLate: false })
  expect(canRemind()).toBe(false)
  expect(asked).toEqual([])
})
