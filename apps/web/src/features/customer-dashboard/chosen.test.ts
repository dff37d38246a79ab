import { expect, test } from 'vitest'
import { keyOf, paidTogether } from './chosen.ts'

test('an invoice of an earlier package with the id of another is another', () => {
  const invoices = [
    { id: 7, kind: 'invoice' },
    { id: 7, kind: 'earlier' },
    { id: 8, kind: 'credit_invoice' },
  ] as const
  expect(new Set(invoices.map(keyOf)).size).toBe(3)
  expect(paidTogether(invoices)).toEqual({ invoiceIds: [7, 8], openItemIds: [7] })
})
