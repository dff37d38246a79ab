// @vitest-environment happy-dom
import type { Contact } from '@klopt/api-client/contract'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { aDraft } from '../../testing/a-draft.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import type { Draft } from './draft.ts'
import { useCustomer, usePickCustomer } from './use-customer.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const isSo = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })
const contact = (id: number, changes: Partial<Contact> = {}) =>
  ({ id, paymentTermDays: 8, vatTreatment: 'domestic', ...changes }) as Contact

/** A draft in which customers are picked; each is answered when the test says so. */
function picking(vatCodeOf?: Parameters<typeof usePickCustomer<Draft>>[3]) {
  const answers = new Map<number, (answer: Response) => void>()
  vi.stubGlobal(
    'fetch',
    (path: string) => new Promise<Response>((resolve) => answers.set(Number(path.split('/').at(-1)), resolve)),
  )
  let draft = aDraft()
  const update = (change: (before: Draft) => Draft) => void (draft = change(draft))
  const { result } = renderHook(() => usePickCustomer(4, 30, update, vatCodeOf), { wrapper: WithQueries })
  const answer = (id: number, response: Response) =>
    act(async () => {
      await isSo(() => expect(answers.has(id)).toBe(true))
      answers.get(id)?.(response)
    })
  return { pick: (id: number | null) => act(() => result.current(id)), answer, draft: () => draft, answers }
}

test('a customer stands in the draft at once, and brings their term and VAT code when they are known', async () => {
  const { pick, answer, draft } = picking()
  pick(7)
  expect(draft()).toMatchObject({ contactId: 7, paymentTermDays: '30' })
  await answer(7, Response.json(contact(7, { vatTreatment: 'reverse_charge_eu' as never })))
  await isSo(() => expect(draft()).toMatchObject({ contactId: 7, paymentTermDays: '8' }))
})

test('a customer without a term of their own has the usual one', async () => {
  const { pick, answer, draft } = picking(() => 'sale_low')
  pick(7)
  await answer(7, Response.json(contact(7, { paymentTermDays: null })))
  await isSo(() => expect(draft().lines[0]?.vatCode).toBe('sale_low'))
  expect(draft().paymentTermDays).toBe('30')
})

test('whoever was picked last counts, also when an earlier one is answered later', async () => {
  const { pick, answer, draft } = picking()
  pick(7)
  pick(8)
  await answer(8, Response.json(contact(8, { paymentTermDays: 14 })))
  await isSo(() => expect(draft().paymentTermDays).toBe('14'))
  await answer(7, Response.json(contact(7)))
  await act(async () => {})
  expect(draft()).toMatchObject({ contactId: 8, paymentTermDays: '14' })
})

test('no customer asks nothing, and one that cannot be read leaves the term as it is', async () => {
  const { pick, answer, draft, answers } = picking()
  pick(null)
  expect(draft().contactId).toBeNull()
  expect(answers.size).toBe(0)
  pick(7)
  await answer(7, Response.json({ code: 10_003, message: 'Weg' }, { status: 404 }))
  await act(async () => {})
  expect(draft()).toMatchObject({ contactId: 7, paymentTermDays: '30' })
})

test('the customer of a draft is read, and without one nobody is', async () => {
  const asked = vi.fn(async () => Response.json(contact(7)))
  vi.stubGlobal('fetch', asked)
  const { result, rerender } = renderHook(({ id }) => useCustomer(4, id), {
    initialProps: { id: null as number | null },
    wrapper: WithQueries,
  })
  expect(result.current).toBeNull()
  expect(asked).not.toHaveBeenCalled()
  rerender({ id: 7 })
  expect(result.current).toBeNull()
  await isSo(() => expect(result.current?.id).toBe(7))
  rerender({ id: null })
  expect(result.current).toBeNull()
})
