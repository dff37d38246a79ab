import type { PurchaseInput } from '@klopt/api-client/contract'
import { Books } from '../books.test-support.ts'
import { aPurchaseLine } from '../purchases/purchases.test-support.ts'

/** A period of a year from 1 October. */
export const aYear = { periodFrom: '2026-10-01', periodTo: '2027-09-30' }

/** An insurance of 1,200 of 1 October, without VAT, unless said otherwise. */
export async function insurance(books: Books, changes: Partial<PurchaseInput> = {}, line = {}) {
  const accountId = await books.account('WBedAssOva')
  const lines = [
    aPurchaseLine({
      description: 'Polis',
      amountCents: 120_000,
      vatCode: 'purchase_none',
      accountId,
      ...aYear,
      ...line,
    }),
  ]
  return { invoiceDate: '2026-10-01', dueDate: '2026-10-15', lines, ...changes }
}
