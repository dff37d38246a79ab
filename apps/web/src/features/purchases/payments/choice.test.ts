import type { Payable } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { chosenOf, refusalsOf, wireItems } from './choice.ts'

const payable = (openItemId: number, change: Partial<Payable> = {}): Payable => ({
  openItemId,
  purchaseId: openItemId,
  contactId: 1,
  contactName: 'Wolkenhuis',
  iban: 'NL91ABNA0417164300',
  number: `WH-${openItemId}`,
  paymentReference: '',
  documentDate: '2026-11-01',
  dueDate: '2026-11-30',
  openCents: 1000,
  paymentFileId: null,
  ...change,
})

test('without an IBAN, or in another file already, an invoice is not paid, whatever is chosen', () => {
  const payables = [payable(1), payable(2, { iban: null }), payable(3, { paymentFileId: 9 })]
  const { items, totalCents } = chosenOf(payables, new Set(['1', '2', '3']))
  expect(items.map(({ openItemId }) => openItemId)).toEqual([1])
  expect(totalCents).toBe(1000)
})

test('a credit invoice is set off: it lowers the total and is sent as a positive amount', () => {
  const { items, totalCents } = chosenOf([payable(1), payable(2, { openCents: -300 })], new Set(['1', '2']))
  expect(totalCents).toBe(700)
  expect(wireItems(items)).toEqual([
    { openItemId: 1, amountCents: 1000 },
    { openItemId: 2, amountCents: 300 },
  ])
})

test('what the server refuses names the invoice', () => {
  const refused = { 'items.1.openItemId': 'Deze factuur staat niet meer open.', executionDate: 'Kies een dag' }
  expect(refusalsOf([payable(1), payable(2)], refused)).toEqual(['Wolkenhuis WH-2: Deze factuur staat niet meer open.'])
})
