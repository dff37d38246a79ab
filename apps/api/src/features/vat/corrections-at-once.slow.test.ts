import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { aPurchaseLine, Purchases } from '../purchases/purchases.test-support.ts'
import { beginCorrection, submitIt } from './corrections.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const sell = (books: Books, invoiceDate: string, unitPrice: string) =>
  books.invoice({ invoiceDate, lines: [anInvoiceLine({ unitPrice })] })
const buy = (books: Books, invoiceDate: string, amountCents: number) =>
  new Purchases(books).booked({
    invoiceDate,
    dueDate: '2026-12-31',
    pricesIncludeVat: false,
    lines: [aPurchaseLine({ amountCents, vatCode: 'purchase_high' })],
  })

/** Books of 16 November 2026 of which the first quarter was filed as 330: 1,693.50 at 21%, 8,360 at 9%, 776.21 to reclaim. */
async function filedAs330(): Promise<Books> {
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

test('of twenty who correct, file and post at once, every line is declared once or late', async () => {
  const books = await filedAs330()
  await sell(books, '2026-03-12', '6000')
  const correctionId = await beginCorrection(books)
  const contactId = await books.contact()
  const drafts = await Promise.all(
    Array.from({ length: 6 }, () => books.draft({ contactId, invoiceDate: '2026-03-20' })),
  )
  const body = { period: '2026-Q2', payableEuros: 0 }
  const answers = await Promise.all([
    ...drafts.map((draft) =>
      books.client.send(contract.invoices.finalise, {
        params: { ...books.params, invoiceId: draft.id },
        body: { version: draft.version },
      }),
    ),
    ...Array.from({ length: 7 }, () => submitIt(books, correctionId)),
    ...Array.from({ length: 7 }, () => books.client.send(contract.vat.file, { params: books.params, body })),
  ])
  expect(answers.slice(0, 6).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect(answers.slice(6, 13).filter(({ status }) => status === 204)).toHaveLength(1)
  expect(answers.slice(13).filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
  for (const { status } of answers) expect(status).toBeLessThan(500)
  await expectBooksToAddUp(books)
})
