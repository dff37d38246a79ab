import type { EstimateInput } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { estimateDraftOf, estimateInputOf } from './estimate-draft.ts'

const line = {
  quantity: '1',
  unit: '',
  discountPercent: '0',
  vatCode: 'sale_high' as const,
  accountId: null,
}
const input: EstimateInput = {
  contactId: 7,
  estimateDate: '2026-11-22',
  validUntil: '2026-12-22',
  reference: 'Licht',
  note: '',
  pricesIncludeVat: false,
  discountPercent: '0',
  currency: 'USD',
  exchangeRate: '1.0832',
  lines: [
    { ...line, description: 'Vormgeving', unitPrice: '2800' },
    { ...line, description: 'Vertaling', unitPrice: '700', optional: true, chosen: true },
  ],
}

test('an estimate that nobody touched goes back to the wire as it came, with its options', () => {
  expect(estimateInputOf(estimateDraftOf(input)).input).toEqual(input)
})

test('a last day before its own, or none, is said at its field and nothing is sent', () => {
  const draft = estimateDraftOf(input)
  expect(estimateInputOf({ ...draft, validUntil: '2026-11-21' })).toEqual({
    input: null,
    problems: { validUntil: 'Kies een dag na de offertedatum' },
  })
  expect(estimateInputOf({ ...draft, validUntil: null }).problems).toHaveProperty('validUntil')
  expect(estimateInputOf({ ...draft, invoiceDate: null }).problems).toEqual({ invoiceDate: 'Vul een offertedatum in' })
})

test('it may end on its own day', () => {
  expect(estimateInputOf({ ...estimateDraftOf(input), validUntil: '2026-11-22' }).problems).toBeNull()
})
