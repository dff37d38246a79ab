// @vitest-environment happy-dom
import type { Deposit } from '@klopt/api-client/contract'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import type { Draft } from '../../shared/selling/draft.ts'
import { aDraft } from '../../testing/a-draft.ts'
import { WithQueries } from '../../testing/with-queries.tsx'
import { useDeposits } from './use-deposits.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const vat = [{ vatCode: 'sale_high', ratePercent: '21', baseCents: 10_000, vatCents: 2_100 }]
const deposit = (id: number): Deposit => ({
  id,
  number: `2026-000${id}`,
  invoiceDate: '2026-11-01',
  grossCents: 12_100,
  vat,
})
const listed = (id: number) => ({ number: `2026-000${id}`, invoiceDate: '2026-11-01', vat })

type Existing = Parameters<typeof useDeposits>[2]
/** The deposits of a draft whose customer has 1, which stands nowhere, and 2, which draft 30 takes off. */
function depositsOf(draft: Draft, invoice: Existing = null) {
  const asked = vi.fn(async () =>
    Response.json([
      { ...deposit(1), draftInvoiceId: null },
      { ...deposit(2), draftInvoiceId: 30 },
    ]),
  )
  vi.stubGlobal('fetch', asked)
  const { result } = renderHook(() => useDeposits(4, draft, invoice), { wrapper: WithQueries })
  return { result, asked, isSo: (what: () => void) => vi.waitFor(what, { timeout: 10_000 }) }
}
const draftOf = (id: number) => ({ id, creditsInvoiceId: null, deposits: [] })

test('the deposits of the customer can be chosen, and one on another draft says on which', async () => {
  const { result, isSo } = depositsOf(aDraft({ contactId: 5, depositIds: [1] }), draftOf(9))
  await isSo(() =>
    expect(result.current.choices).toEqual([
      { deposit: deposit(1), otherDraftId: null },
      { deposit: deposit(2), otherDraftId: 30 },
    ]),
  )
  expect(result.current.listed).toEqual({ deposits: [listed(1)], returns: false })
})

test('what stands on this draft itself is kept from it by nobody', async () => {
  const { result, isSo } = depositsOf(aDraft({ contactId: 5, depositIds: [2] }), draftOf(30))
  await isSo(() => expect(result.current.choices.map(({ otherDraftId }) => otherDraftId)).toEqual([null, null]))
  expect(result.current.listed.deposits).toEqual([listed(2)])
})

test('a credit invoice gives back the deposits of what it credits, and asks for no others', () => {
  const credit = { id: 40, creditsInvoiceId: 30, deposits: [deposit(2)] }
  const { result, asked } = depositsOf(aDraft({ contactId: 5, depositIds: [2] }), credit)
  expect(result.current.choices).toEqual([{ deposit: deposit(2), otherDraftId: null }])
  expect(result.current.listed).toEqual({ deposits: [listed(2)], returns: true })
  expect(asked).not.toHaveBeenCalled()
})

test.each([
  ['without a customer', aDraft({ depositIds: [1] })],
  ['that is a deposit itself', aDraft({ contactId: 5, isDeposit: true, depositIds: [1] })],
])('an invoice %s takes none off', (_what, draft) => {
  const { result, asked } = depositsOf(draft)
  expect(result.current).toEqual({ choices: [], listed: { deposits: [], returns: false } })
  expect(asked).not.toHaveBeenCalled()
})
