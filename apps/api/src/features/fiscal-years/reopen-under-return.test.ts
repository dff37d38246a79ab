import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { Purchases } from '../purchases/purchases.test-support.ts'
import { late } from '../vat/corrections.test-support.ts'
import { close, closed, reopen, show } from './close-year.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

/** 1,000.00 with 210.00 of VAT, sold in December 2025, declared and closed. */
async function closedUnderReturn() {
  const books = await Books.openOn(server, '2026-01-20')
  await books.invoice({ invoiceDate: '2025-12-10', lines: [anInvoiceLine({ unitPrice: '1000' })] })
  const returnId = await books.file('2025-Q4')
  await closed(books, 2025)
  return { books, returnId }
}
const december = { invoiceDate: '2025-12-20', dueDate: '2026-01-20' }
const resultOf = async (books: Books) =>
  (await books.client.call(contract.dashboard.get, { params: books.params, query: { year: '2025' } })).profit
    .thisYearCents

test('a year is opened under a filed return, which stays as it was', async () => {
  const { books } = await closedUnderReturn()
  const filed = await books.vatReturn('2025-Q4')
  expect(filed.payableEuros).toBe(210)
  expect((await reopen(books, 2025)).status).toBe(204)
  expect(await books.vatReturn('2025-Q4')).toEqual(filed)
  expect((await late(books)).periods).toEqual([])
  await expectBooksToAddUp(books)
})

// 100.00 with 21.00 of VAT: the cost is of December, and the VAT goes along in the first quarter.
test('what is booked in it then counts in that year, and its VAT waits beside the return', async () => {
  const { books } = await closedUnderReturn()
  const filed = await books.vatReturn('2025-Q4')
  await reopen(books, 2025)
  await new Purchases(books).booked(december)
  expect(await resultOf(books)).toBe(90_000)
  expect((await books.vatReturn('2025-Q4')).boxes).toEqual(filed.boxes)
  expect((await late(books)).periods).toMatchObject([{ key: '2025-Q4', waitingCents: -2_100, verdict: 'next_return' }])
  // Late VAT of a period that was filed is no period to file: the year is closed again with it.
  expect((await show(books, 2025)).checks.filter(({ group, state }) => group === 'vat' && state === 'open')).toEqual([])
  await closed(books, 2025)
  await books.on('2026-04-10')
  expect(await books.vatReturn('2026-Q1')).toMatchObject({ lateVatCents: -2_100, payableEuros: -21 })
  await expectBooksToAddUp(books)
})

test('once it is open its return is taken back on its own last day, and filed again before it closes', async () => {
  const { books, returnId } = await closedUnderReturn()
  await reopen(books, 2025)
  await books.deleteReturn(returnId)
  const days = await books.rows<{ day: string }>(
    "SELECT entry_date::text AS day FROM journal_entries WHERE administration_id = $1 AND source_type = 'vat_return'",
  )
  expect(days.map(({ day }) => day)).toEqual(['2025-12-31', '2025-12-31'])
  expect((await close(books, 2025)).status).toBe(409)
  await books.file('2025-Q4')
  await closed(books, 2025)
  await expectBooksToAddUp(books)
})
