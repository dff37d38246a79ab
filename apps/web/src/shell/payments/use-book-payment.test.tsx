// @vitest-environment happy-dom
import { ApiError } from '@klopt/api-client'
import { toast } from '@klopt/ui'
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findPayment, type FoundPayment } from './find-payment.ts'
import { useBookPayment } from './use-book-payment.tsx'

const navigated = vi.hoisted(() => vi.fn())
vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  useNavigate: () => navigated as never,
}))
vi.mock(import('./find-payment.ts'), () => ({ findPayment: vi.fn() }))
vi.mock(import('./book-payment-modal.tsx'), () => ({
  BookPaymentModal: ({ item }) => <p>{`Betaling van ${item.number}`}</p>,
}))

beforeEach(() => {
  vi.spyOn(toast, 'info').mockReturnValue('')
  vi.spyOn(toast, 'error').mockReturnValue('')
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  navigated.mockReset()
})

const invoice = {
  kind: 'receivable',
  invoiceId: 7,
  number: '2026-0007',
  contactName: 'Jansen',
  date: '2026-03-01',
} as const
const item = { id: 3, ...invoice, dueDate: '2026-03-31', openCents: 12_100 } as const

async function bookingOf(found: FoundPayment | Promise<FoundPayment>) {
  vi.mocked(findPayment).mockReturnValue(Promise.resolve(found))
  const { result } = renderHook(() => useBookPayment(4, invoice))
  await act(async () => result.current.start())
  await vi.waitFor(() => expect(result.current.isLooking).toBe(false))
  return result
}

test('a line of the bank that pays it is where one goes', async () => {
  const result = await bookingOf({ line: { id: 9, journalId: 2 } })
  expect(navigated).toHaveBeenCalledExactlyOnceWith({ href: '/v2/administrations/4/bank?book=2&line=9' })
  expect(result.current.layer).toBeFalsy()
})

test('where none waits it is noted by hand', async () => {
  const result = await bookingOf({ item, books: [] })
  render(result.current.layer)
  expect(screen.getByText('Betaling van 2026-0007')).toBeDefined()
  expect(navigated).not.toHaveBeenCalled()
})

test('one that somebody booked meanwhile is told, and nothing opens', async () => {
  const result = await bookingOf(null)
  expect(toast.info).toHaveBeenCalledExactlyOnceWith('2026-0007 staat niet meer open.')
  expect(result.current.layer).toBeFalsy()
})

test('what cannot be looked up is told, and can be tried again', async () => {
  const error = new ApiError({ code: 90_001, status: 403, message: 'Dat mag niet' })
  const result = await bookingOf(Promise.reject(error))
  expect(toast.error).toHaveBeenCalledTimes(1)
  expect(result.current.layer).toBeFalsy()
})
