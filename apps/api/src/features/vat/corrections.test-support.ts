import { contract, type BodyOf } from '@klopt/api-client/contract'
import { expect } from 'vitest'
import type { KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { aPurchaseLine, Purchases } from '../purchases/purchases.test-support.ts'

const FIRST_QUARTER = '2026-01-01'

export const late = (books: Books) => books.client.call(contract.vatCorrections.late, { params: books.params })

export const decide = (books: Books, decision: 'next_return' | 'correction', periodStart = FIRST_QUARTER) =>
  books.client.send(contract.vatCorrections.decide, { params: books.params, body: { periodStart, decision } })

/** The id of the draft. */
export async function beginCorrection(books: Books, periodStart = FIRST_QUARTER): Promise<number> {
  const body = { periodStart }
  return (await books.client.call(contract.vatCorrections.start, { params: books.params, body })).id
}

export const showCorrection = (books: Books, correctionId: number) =>
  books.client.call(contract.vatCorrections.get, { params: { ...books.params, correctionId } })

export const submitIt = (books: Books, correctionId: number) =>
  books.client.send(contract.vatCorrections.submit, { params: { ...books.params, correctionId } })

export const processIt = (
  books: Books,
  correctionId: number,
  body: BodyOf<typeof contract.vatCorrections.process> = null,
) => books.client.send(contract.vatCorrections.process, { params: { ...books.params, correctionId }, body })

export const code = (answer: { body: unknown }) => (answer.body as { code: number }).code

export const sell = (books: Books, invoiceDate: string, unitPrice: string) =>
  books.invoice({ invoiceDate, lines: [anInvoiceLine({ unitPrice })] })

export const buy = (books: Books, invoiceDate: string, amountCents: number) =>
  new Purchases(books).booked({
    invoiceDate,
    dueDate: '2026-12-31',
    pricesIncludeVat: false,
    lines: [aPurchaseLine({ amountCents, vatCode: 'purchase_high' })],
  })

/** Books of 16 November 2026 of which the first quarter was filed as 330: 1,693.50 at 21%, 8,360 at 9%, 776.21 to reclaim. */
export async function filedAs330(server: KloptTestServer): Promise<Books> {
  const books = await Books.openOn(server, '2026-11-16')
  await books.invoice({
    invoiceDate: '2026-02-10',
    lines: [anInvoiceLine({ unitPrice: '1693.5' }), anInvoiceLine({ unitPrice: '8360', vatCode: 'sale_low' })],
  })
  await buy(books, '2026-02-11', 369_624)
  await books.file('2026-Q1')
  expect((await books.vatReturn('2026-Q1')).payableEuros).toBe(330)
  return books
}
