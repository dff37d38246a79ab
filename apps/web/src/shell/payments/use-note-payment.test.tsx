// @vitest-environment happy-dom
import { askConfirmation, toast } from '@klopt/ui'
import { errorCatalogue } from '@klopt/api-client/errors'
import { act, cleanup, renderHook } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import { NEW_CASH, useNotePayment, type PaymentForm } from './use-note-payment.ts'

const navigated = vi.hoisted(() => vi.fn())
vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  useNavigate: () => navigated as never,
}))
vi.mock(import('@klopt/ui'), async (original) => ({ ...(await original()), askConfirmation: vi.fn() }))

beforeEach(() => {
  vi.spyOn(toast, 'success').mockReturnValue('')
  vi.spyOn(toast, 'error').mockReturnValue('')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.mocked(askConfirmation).mockReset()
  navigated.mockReset()
  queryClient.clear()
})

interface Sent {
  path: string
  body: Record<string, unknown>
}
type Serve = (sent: Sent) => Response | undefined

const refusal = (code: number, fields: Record<string, string> = {}) =>
  Response.json({ code, message: 'Dat gaat niet', fields }, { status: 409 })

/** The form of a payment of 121,00 on an open item, filled in, with a server that answers as `serve` says and else agrees. */
function noting(kind: 'receivable' | 'payable', journalId: number, serve: Serve = () => undefined) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const call = { path, body: JSON.parse(body) as Sent['body'] }
    sent.push(call)
    return serve(call) ?? Response.json(path.endsWith('/journals/create') ? { id: 6 } : { id: 9, version: 1 })
  })
  const onDone = vi.fn()
  const item = {
    id: 3,
    kind,
    invoiceId: 7,
    number: '2026-0007',
    contactName: 'Jansen',
    date: '2026-03-01',
    dueDate: '2026-03-31',
    openCents: 12_100,
  }
  const { result } = renderHook(
    () => {
      const form = useForm<PaymentForm>({
        defaultValues: { amountCents: 12_100, bookedOn: '2026-03-05', journalId },
      })
      // As its fields do, which take their errors back when it is sent again.
      for (const name of ['amountCents', 'bookedOn', 'journalId'] as const) form.register(name)
      // Read, so that the form keeps them.
      const { errors } = form.formState
      return { errors, ...useNotePayment({ administrationId: 4, item, books: [], form, onDone }) }
    },
    { wrapper: WithQueries },
  )
  const submit = () => act(async () => result.current.submit())
  return { sent, submit, onDone, errors: () => result.current.errors }
}

test.each([
  ['receivable', 12_100],
  ['payable', -12_100],
] as const)('a payment of a %s is a line of %d cents, booked on what is open', async (kind, amountCents) => {
  const { sent, submit, onDone } = noting(kind, 5)
  await submit()
  expect(sent.map(({ body }) => body)).toEqual([
    { bookedOn: '2026-03-05', amountCents, counterparty: 'Jansen', description: '2026-0007' },
    { version: 1, items: [{ openItemId: 3, amountCents }], bookings: [], createRule: false },
  ])
  expect(sent[0]?.path).toContain('/books/5/')
  expect(onDone).toHaveBeenCalledTimes(1)
  expect(toast.success).toHaveBeenCalledTimes(1)
})

test('the first payment in cash opens the cash book, and one that is refused after it does not open another', async () => {
  let refusals = 1
  const { sent, submit, errors } = noting('receivable', NEW_CASH, ({ path, body }) =>
    'bookedOn' in body && path.includes('/books/6/') && refusals-- > 0
      ? refusal(90_900, { bookedOn: 'Deze dag ligt in een afgesloten periode' })
      : undefined,
  )
  await submit()
  expect(errors().bookedOn?.message).toBe('Deze dag ligt in een afgesloten periode')
  await submit()
  expect(sent.filter(({ path }) => path.endsWith('/journals/create'))).toHaveLength(1)
  expect(toast.success).toHaveBeenCalledWith(expect.stringContaining('geboekt in Kas'))
})

test.each([
  [true, 3],
  [false, 1],
])('below zero in the cash is asked: with %s it is sent %i times', async (agrees, times) => {
  vi.mocked(askConfirmation).mockResolvedValue(agrees)
  const belowZero = ({ body }: Sent) =>
    'bookedOn' in body && body['acceptNegativeBalance'] !== true
      ? refusal(errorCatalogue.cash_below_zero.code, { amountCents: 'Er is € 10,00 in de kas' })
      : undefined
  const { sent, submit, onDone } = noting('payable', 5, belowZero)
  await submit()
  expect(askConfirmation).toHaveBeenCalledTimes(1)
  expect(sent).toHaveLength(times)
  expect(onDone).toHaveBeenCalledTimes(agrees ? 1 : 0)
})

test('a line that is noted and not booked is not noted twice: it goes on where it waits', async () => {
  const { submit, onDone } = noting('receivable', 5, ({ body }) => ('items' in body ? refusal(90_900) : undefined))
  await submit()
  expect(toast.error).toHaveBeenCalledWith(expect.stringMatching(/^De betaling is genoteerd en nog niet geboekt\./))
  expect(onDone).toHaveBeenCalledTimes(1)
  expect(navigated).toHaveBeenCalledExactlyOnceWith({ href: '/v2/administrations/4/bank?book=5&line=9' })
})
