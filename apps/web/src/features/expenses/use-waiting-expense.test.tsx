// @vitest-environment happy-dom
import type { Expense } from '@klopt/api-client/contract'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import { useWaitingExpense } from './use-waiting-expense.ts'

afterEach(() => {
  cleanup()
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
  state: 'submitted',
  declinedReason: null,
  openCents: 1210,
  journalEntryId: null,
  contactId: null,
  hasIban: false,
  paymentFileId: null,
  fileName: 'bon.jpg',
  mimeType: 'image/jpeg',
  version: 2,
}

function open(given: { mayDecide: boolean; changes?: Partial<Expense> }, answer: () => Response) {
  const sent: [path: string, body: unknown][] = []
  const onClose = vi.fn()
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push([path.split('/').at(-1) ?? '', JSON.parse(body)])
    return answer()
  })
  const { result } = renderHook(
    () => {
      const { mayDecide, changes } = given
      const waiting = useWaitingExpense({
        administrationId: 4,
        expense: { ...expense, ...changes },
        mayDecide,
        onClose,
      })
      return { ...waiting, errors: waiting.form.formState.errors }
    },
    {
      wrapper: WithQueries,
    },
  )
  return { result, sent, onClose, press: (deed: () => Promise<unknown>) => act(async () => void (await deed())) }
}

const done = () => new Response(null, { status: 204 })
const filled = {
  spentOn: '2026-06-10',
  description: 'Lunch',
  amountCents: 1210,
  accountId: 8,
  vatCode: 'purchase_high',
}

test('who decides approves what stands there, as the version that was read', async () => {
  const { result, sent, onClose, press } = open({ mayDecide: true }, done)
  await press(() => result.current.submit())
  expect(sent).toEqual([['approve', { ...filled, version: 2 }]])
  expect(onClose).toHaveBeenCalledOnce()
})

test.each(['spentOn', 'amountCents', 'accountId', 'vatCode'] as const)(
  'without %s nothing is approved',
  async (field) => {
    const { result, sent, onClose, press } = open({ mayDecide: true }, done)
    act(() => result.current.form.setValue(field, null))
    await press(() => result.current.submit())
    expect(sent).toEqual([])
    expect(onClose).not.toHaveBeenCalled()
  },
)

test('who does not decide hands it in again, and may leave account and VAT to who does', async () => {
  const { result, sent, press } = open({ mayDecide: false, changes: { accountId: null, vatCode: null } }, done)
  await press(() => result.current.submit())
  expect(sent).toEqual([['save', { ...filled, accountId: null, vatCode: null, version: 2 }]])
})

test('a reason goes with declining, and what the server says of it stands at the reason', async () => {
  const { result, sent, onClose, press } = open({ mayDecide: true }, () =>
    Response.json({ code: 90_001, message: 'Dat kan niet.', fields: { reason: 'Zeg waarom' } }, { status: 422 }),
  )
  act(() => result.current.form.setValue('reason', 'Geen bon'))
  await press(() => result.current.decline())
  expect(sent).toEqual([['decline', { version: 2, reason: 'Geen bon' }]])
  await vi.waitFor(() => expect(result.current.errors.reason?.message).toBe('Zeg waarom'))
  expect(onClose).not.toHaveBeenCalled()
})

test('a receipt that is thrown away asks nothing about what was changed', async () => {
  const { result, sent, press } = open({ mayDecide: false }, done)
  act(() => result.current.form.setValue('description', 'Diner', { shouldDirty: true }))
  expect(result.current.hasChanges).toBe(true)
  await press(() => result.current.remove())
  expect(sent).toEqual([['delete', { version: 2 }]])
  await vi.waitFor(() => expect(result.current.hasChanges).toBe(false))
})
