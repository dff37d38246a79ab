// @vitest-environment happy-dom
import type { Expense } from '@klopt/api-client/contract'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import { useReimburse } from './use-reimburse.ts'

const downloaded = vi.hoisted(() => vi.fn())
vi.mock(import('../../app/transport/download.ts'), async (original) => ({
  ...(await original()),
  download: downloaded,
}))

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const expense: Expense = {
  id: 5,
  spentOn: '2026-06-10',
  description: 'Lunch',
  amountCents: 1210,
  accountId: 8,
  vatCode: 'purchase_high',
  userId: 3,
  userName: 'Femke',
  accountName: 'Lunch',
  state: 'approved',
  declinedReason: null,
  openCents: 1210,
  journalEntryId: 6,
  contactId: null,
  hasIban: false,
  paymentFileId: null,
  fileName: 'bon.jpg',
  mimeType: 'image/jpeg',
  version: 2,
}
const book = (journalId: number, iban: string | null) => ({ journalId, iban, name: `Boek ${journalId}` })
const NO_IBAN = book(1, null)
const ING = book(2, 'NL20 INGB 0001 2345 67')
const RABO = book(3, 'NL44 RABO 0123 4567 89')

async function open(answers: Record<string, () => Response>, { isOwed = true, books = [NO_IBAN, ING, RABO] } = {}) {
  const sent: [path: string, body: unknown][] = []
  const onClose = vi.fn()
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    if (path.endsWith('/bank/books')) return Response.json(books)
    const end = path.split('/').at(-1) ?? ''
    if (method === 'POST') sent.push([end, JSON.parse(body ?? 'null')])
    return answers[end]?.() ?? new Response(null, { status: 204 })
  })
  const { result } = renderHook(
    () => {
      const reimburse = useReimburse({ administrationId: 4, expense, isOwed, onClose })
      return { ...reimburse, errors: reimburse.form.formState.errors }
    },
    {
      wrapper: WithQueries,
    },
  )
  if (isOwed) await vi.waitFor(() => expect(result.current.books.length).toBe(books.filter(({ iban }) => iban).length))
  return { result, sent, onClose, press: (deed: () => unknown) => act(async () => void (await deed())) }
}

const made = { reimburse: () => Response.json({ paymentFileId: 9 }) }

test('is paid from the first book with an IBAN, and its file is there to be handed to the bank', async () => {
  const { result, sent, onClose, press } = await open(made)
  act(() => result.current.form.setValue('day', '2026-06-20'))
  act(() => result.current.form.setValue('iban', ' NL91ABNA0417164300 '))
  await press(() => result.current.submit())
  expect(sent[0]).toEqual([
    'reimburse',
    { expenseIds: [5], journalId: ING.journalId, executionDate: '2026-06-20', iban: 'NL91ABNA0417164300' },
  ])
  await vi.waitFor(() => expect(downloaded).toHaveBeenCalledOnce())
  expect(onClose).toHaveBeenCalledOnce()
})

test('from the book that was chosen, to the IBAN that is known', async () => {
  const { result, sent, press } = await open(made)
  act(() => result.current.form.setValue('journalId', RABO.journalId))
  await press(() => result.current.submit())
  expect(sent[0]?.[1]).toMatchObject({ journalId: RABO.journalId, iban: null })
})

test('without a book that pays, or a day, nothing is sent', async () => {
  const none = await open(made, { books: [NO_IBAN] })
  await none.press(() => none.result.current.submit())
  expect(none.sent).toEqual([])
  cleanup()
  queryClient.clear()
  const { result, sent, press } = await open(made)
  act(() => result.current.form.setValue('day', null))
  await press(() => result.current.submit())
  expect(sent).toEqual([])
})

test('what was paid back already only closes', async () => {
  const { result, sent, onClose, press } = await open(made, { isOwed: false })
  await press(() => result.current.submit())
  expect(sent).toEqual([])
  expect(onClose).toHaveBeenCalledOnce()
})

test('what the server says of the day of payment stands at the day', async () => {
  const refusal = { code: 90_001, message: 'Dat kan niet.', fields: { executionDate: 'Kies een werkdag' } }
  const { result, onClose, press } = await open({ reimburse: () => Response.json(refusal, { status: 422 }) })
  await press(() => result.current.submit())
  await vi.waitFor(() => expect(result.current.errors.day?.message).toBe('Kies een werkdag'))
  expect(onClose).not.toHaveBeenCalled()
  expect(downloaded).not.toHaveBeenCalled()
})

test('cash and taking back are of the version that was read', async () => {
  const { result, sent, press } = await open({})
  await press(() => result.current.payInCash(77))
  await press(() => result.current.reopen())
  expect(sent).toMatchObject([
    ['mark-paid', { version: 2, accountId: 77 }],
    ['reopen', { version: 2 }],
  ])
})
