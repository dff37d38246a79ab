// @vitest-environment happy-dom
import type { Product } from '@klopt/api-client/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { aDraft } from '../../testing/a-draft.ts'
import { emptyLine, type Draft, type DraftLine } from './draft.ts'
import { useLineActions } from './use-line-actions.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const isSo = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })

const forAll = {
  contactId: null,
  contactName: null,
  priceGroup: '',
  fromDate: null,
  untilDate: null,
  fromQuantity: '0',
  unitPrice: '2.5',
}
const bread: Product = {
  id: 5,
  number: 'BR-1',
  name: 'Brood',
  unit: 'stuk',
  unitPrice: '2.75',
  vatCode: 'sale_low',
  accountId: 81,
  archived: false,
  version: 1,
  agreements: [
    { ...forAll, contactId: 7, contactName: 'Lunchroom' },
    { ...forAll, fromDate: '2027-01-01', unitPrice: '3' },
  ],
}
const draft = aDraft({ paymentTermDays: '14', lines: [] })
const sold = (changes: Partial<DraftLine> = {}): DraftLine => ({
  ...emptyLine('sale_low'),
  description: 'Brood',
  quantity: '1 stuk',
  unitPrice: '2,75',
  product: bread,
  productId: 5,
  productPrice: '2,75',
  ...changes,
})

/** A draft that somebody writes; `isSilent`: nothing is answered about customers. */
function writing(lines: readonly DraftLine[], { isSilent = false } = {}) {
  vi.stubGlobal('fetch', (path: string) =>
    path.includes('/contacts/') && isSilent
      ? new Promise(() => {})
      : Promise.resolve(
          Response.json(
            path.includes('/contacts/') ? { id: 7, priceGroup: '' } : path.includes('/products/') ? bread : {},
          ),
        ),
  )
  const { result } = renderHook(
    () => {
      const [now, update] = useState<Draft>({ ...draft, lines })
      const options = { administrationId: 3, draft: now, update, lineVatCode: 'sale_high' as const, destination: null }
      return { now, update, actions: useLineActions({ ...options, today: '2026-11-23', focusLine: vi.fn() }) }
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      ),
    },
  )
  const change = (part: Partial<Draft>) => act(() => result.current.update((before) => ({ ...before, ...part })))
  return { result, change, prices: () => result.current.now.lines.map(({ unitPrice }) => unitPrice) }
}

test('who picks the customer last pays what was agreed on with them too; a price that was typed stays', async () => {
  const { change, prices } = writing([sold(), sold({ unitPrice: '9,00' })])
  change({ contactId: 7 })
  await isSo(() => expect(prices()).toEqual(['2,50', '9,00']))
  change({ contactId: null })
  await isSo(() => expect(prices()).toEqual(['2,75', '9,00']))
})

test('a price follows the day of the sale', async () => {
  const { change, prices } = writing([sold()])
  change({ invoiceDate: '2027-01-02' })
  await isSo(() => expect(prices()).toEqual(['3,00']))
})

test('until a customer is known no price changes, and nothing changes of a draft that is opened', async () => {
  const { change, prices } = writing([sold({ unitPrice: '2,50', productPrice: '2,50' })], { isSilent: true })
  expect(prices()).toEqual(['2,50'])
  change({ contactId: 7 })
  await act(async () => Promise.resolve())
  expect(prices()).toEqual(['2,50'])
})

test('a line keeps the price of its quantity', async () => {
  const line = sold()
  const { result, prices } = writing([line])
  act(() => result.current.update((before) => ({ ...before, lines: before.lines })))
  act(() => result.current.actions.change(line.key, { quantity: '2 stuk' }))
  expect(prices()).toEqual(['2,75'])
  expect(result.current.now.lines[0]?.quantity).toBe('2 stuk')
})
