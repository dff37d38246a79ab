import { must } from '@klopt/bookkeeping/money'
import { contract, type BodyOf } from '@klopt/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { aPurchaseLine, Purchases } from '../purchases/purchases.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const sell = (books: Books, invoiceDate: string, unitPrice: string) =>
  books.invoice({ invoiceDate, lines: [anInvoiceLine({ unitPrice })] })
const code = (answer: { body: unknown }) => (answer.body as { code: number }).code
const send = (books: Books, body: BodyOf<typeof contract.vat.file>) =>
  books.client.send(contract.vat.file, { params: books.params, body })
const shown = (books: Books, period: string, lateLines?: 'include' | 'leave') =>
  books.client.call(contract.vat.return, { params: books.params, query: { period, ...(lateLines && { lateLines }) } })

/** Books of July 2026 whose first quarter was filed with a sale of 1,000, and with what is late since then. */
async function withLate(...prices: string[]): Promise<Books> {
  const books = await Books.openOn(server, '2026-07-10')
  await sell(books, '2026-02-10', '1000')
  await books.file('2026-Q1')
  for (const price of prices) await sell(books, '2026-03-20', price)
  return books
}

describe('up to 1,000 euro net', () => {
  test('late VAT goes along: a second quarter of -186 with 819 late is a return of 633', async () => {
    const books = await withLate('3900')
    const lines = [aPurchaseLine({ amountCents: 88_572, vatCode: 'purchase_high' })]
    const dates = { invoiceDate: '2026-05-10', dueDate: '2026-06-10', pricesIncludeVat: false }
    await new Purchases(books).booked({ ...dates, lines })
    expect(await shown(books, '2026-Q2', 'leave')).toMatchObject({ payableEuros: -186, lateVatCents: 0 })
    const next = await shown(books, '2026-Q2')
    expect(next).toMatchObject({ lateLines: 'include', lateVatCents: 81_900, payableEuros: 633 })
    expect(next.late).toMatchObject([
      { key: '2026-Q1', label: '1e kwartaal 2026', vatCents: 81_900, declaredCents: 0, needsCorrection: false },
    ])
    await books.file('2026-Q2')
    expect(await shown(books, '2026-Q2')).toMatchObject({ state: 'filed', lateVatCents: 81_900, payableEuros: 633 })
    expect((await shown(books, '2026-Q1')).late).toEqual([])
    await expectBooksToAddUp(books)
  })

  test('it can be left, and then waits for the return after that', async () => {
    const books = await withLate('100')
    const { payableEuros } = await shown(books, '2026-Q2', 'leave')
    expect(payableEuros).toBe(0)
    expect((await send(books, { period: '2026-Q2', payableEuros, lateLines: 'leave' })).status).toBe(200)
    expect(await shown(books, '2026-Q3')).toMatchObject({ lateVatCents: 2100, payableEuros: 21 })
    await expectBooksToAddUp(books)
  })

  test('the documents of a box are those of what was chosen', async () => {
    const books = await withLate('100')
    const count = async (lateLines: 'include' | 'leave') => {
      const query = { period: '2026-Q2', box: '1a', lateLines } as const
      return (await books.client.call(contract.vat.boxLines, { params: books.params, query })).items.length
    }
    expect([await count('include'), await count('leave')]).toEqual([2, 0])
  })
})

describe('above 1,000 euro net', () => {
  test('filing waits until somebody leaves it for a correction', async () => {
    const books = await withLate('4800')
    const next = await shown(books, '2026-Q2')
    expect(next).toMatchObject({ lateLines: 'leave', lateVatCents: 0, payableEuros: 0 })
    expect(next.late).toMatchObject([{ vatCents: 100_800, needsCorrection: true }])
    expect(next.late[0]?.documents).toMatchObject([{ date: '2026-03-20', vatCents: 100_800, sourceType: 'invoice' }])
    for (const choice of [{}, { lateLines: 'include' as const }])
      expect(code(await send(books, { period: '2026-Q2', payableEuros: 0, ...choice }))).toBe(90070)
    expect((await send(books, { period: '2026-Q2', payableEuros: 0, lateLines: 'leave' })).status).toBe(200)
    // It stays where it belongs, and is shown there.
    expect((await shown(books, '2026-Q1')).late).toMatchObject([{ vatCents: 100_800 }])
    await expectBooksToAddUp(books)
  })

  test('what went along before counts: of two late sales of 600 VAT the second asks a correction', async () => {
    const books = await withLate('2857.15')
    await books.file('2026-Q2')
    await sell(books, '2026-03-21', '2857.15')
    await books.on('2026-10-05')
    expect((await shown(books, '2026-Q3')).late).toMatchObject([
      { key: '2026-Q1', vatCents: 60_000, declaredCents: 60_000, needsCorrection: true },
    ])
    expect(code(await send(books, { period: '2026-Q3', payableEuros: 600 }))).toBe(90070)
  })
})

describe('taking a return back', () => {
  test('makes what went along with it late again, and reverses its entry', async () => {
    const books = await withLate('100')
    const before = await shown(books, '2026-Q2')
    const returnId = await books.file('2026-Q2')
    await books.deleteReturn(returnId)
    expect(await shown(books, '2026-Q2')).toEqual(before)
    await expectBooksToAddUp(books)
  })

  test('is refused while a bank line pays it, and done once that was undone', async () => {
    const books = await withLate()
    const [filed] = await books.rows<{ id: number }>('SELECT id FROM vat_returns WHERE administration_id = $1')
    const line = await books.line(-21_000, { date: '2026-04-28' })
    const accountId = await books.account('BSchBepBtw')
    const paid = await books.process(line, {
      bookings: [{ accountId, amountCents: -21_000, vatCode: null, description: '' }],
    })
    const params = { ...books.params, returnId: must(filed, 'the return that was filed').id }
    expect(code(await books.client.send(contract.vat.delete, { params }))).toBe(90071)
    await books.undo({ id: line.id, version: paid.version })
    expect((await books.client.send(contract.vat.delete, { params })).status).toBe(204)
    await expectBooksToAddUp(books)
  })
})

test('a reversal keeps the VAT date of what it reverses and is late there; a credit invoice has its own', async () => {
  const books = await Books.openOn(server, '2026-05-20')
  const purchases = new Purchases(books)
  const { id: invoiceId } = await sell(books, '2026-02-10', '1000')
  const purchase = await purchases.booked({ invoiceDate: '2026-02-11', dueDate: '2026-03-11' })
  await books.file('2026-Q1')
  await purchases.tryReverse(purchase)
  await books.finalise(await books.credit(invoiceId))
  const next = await shown(books, '2026-Q2')
  // The purchase of 100 + 21 is taken back in the first quarter; the credit of 1,000 + 210 is of today.
  expect(next.late).toMatchObject([{ key: '2026-Q1', vatCents: 2100 }])
  expect(next).toMatchObject({ lateVatCents: 2100, payableEuros: -189 })
  await expectBooksToAddUp(books)
})
