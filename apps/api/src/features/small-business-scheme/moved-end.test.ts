import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import type { VatBox } from '@klopt/bookkeeping/vat'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { Assets } from '../assets/assets.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const sale = (books: Books, euros: string, invoiceDate: string, changes: object = {}) =>
  books.invoice({ invoiceDate, lines: [anInvoiceLine({ unitPrice: euros })], ...changes })
const spans = async (books: Books) =>
  (await books.client.call(contract.smallBusinessScheme.get, { params: books.params })).spans
const box = async (books: Books, period: string, wanted: VatBox = '1a') => {
  const { boxes } = await books.vatReturn(period)
  const { baseCents, vatCents } = must(
    boxes.find((own) => own.box === wanted),
    'a box',
  )
  return { baseCents, vatCents }
}

/** Books of 10 September that take part in the scheme from 1 January. */
async function inScheme() {
  const books = await Books.openOn(server, '2026-09-10')
  const body = { from: '2026-01-01' }
  expect((await books.client.send(contract.smallBusinessScheme.save, { params: books.params, body })).status).toBe(200)
  return books
}

// Rule: what passes the limit is found by day of supply; a sale that is found late changes no invoice.
describe('a sale that is found late', () => {
  // 15,000 + 400 + 4,750 = 20,150: that of May passes. 4,750 x 21 / 121 = 824.38, and 4,750 - 824.38 = 3,925.62.
  test('makes a later one pass the limit, whose 4,750 without VAT has 824.38', async () => {
    const books = await inScheme()
    await sale(books, '15000', '2026-02-01')
    const may = await sale(books, '4750', '2026-05-10')
    const draft = await books.draft({ invoiceDate: '2026-03-15', lines: [anInvoiceLine({ unitPrice: '400' })] })
    const params = { ...books.params, invoiceId: draft.id }
    expect((await books.client.call(contract.invoices.finalising, { params })).schemeEnd).toMatchObject({
      day: '2026-05-10',
      turnoverCents: 1_540_000,
      vatCents: 0,
      retaxed: { count: 1, vatCents: 82_438 },
    })
    await books.finalise(draft)
    expect((await books.show(draft.id)).totals.vatCents).toBe(0)
    expect(await spans(books)).toMatchObject([{ until: '2026-05-09', endedBy: 'limit' }])
    expect(await box(books, '2026-Q1')).toEqual({ baseCents: 0, vatCents: 0 })
    expect(await box(books, '2026-Q2')).toEqual({ baseCents: 392_562, vatCents: 82_438 })
    expect(await books.show(may.id)).toMatchObject({ totals: { vatCents: 0, grossCents: 475_000 }, openCents: 475_000 })
    // What is left without VAT is below the limit again, which it passed all the same.
    expect(await books.client.call(contract.smallBusinessScheme.get, { params: books.params })).toMatchObject({
      turnover: [{ year: 2026, cents: 1_932_562, level: 'passed' }],
    })
    await expectBooksToAddUp(books)
  })

  // 19,650 + 400 passes on 15 March; of the 100 of 20 March 17.36 is VAT (100 x 21 / 121).
  test('passes it itself, and what was sold without VAT between it and the end of before has VAT', async () => {
    const books = await inScheme()
    await sale(books, '19650', '2026-02-01')
    await sale(books, '100', '2026-03-20')
    await sale(books, '500', '2026-05-06')
    const { id } = await sale(books, '400', '2026-03-15')
    expect((await books.show(id)).totals.vatCents).toBe(8400)
    expect(await spans(books)).toMatchObject([{ until: '2026-03-14', endedBy: 'limit' }])
    expect(await box(books, '2026-Q1')).toEqual({ baseCents: 40_000 + 8264, vatCents: 8400 + 1736 })
    expect(await box(books, '2026-Q2')).toEqual({ baseCents: 50_000, vatCents: 10_500 })
  })

  test('within the limit by its own day bears no VAT, and the scheme ends when it did', async () => {
    const books = await inScheme()
    await sale(books, '19000', '2026-02-01')
    await sale(books, '1500', '2026-05-06')
    const { id } = await sale(books, '100', '2026-03-15')
    expect((await books.show(id)).totals.vatCents).toBe(0)
    expect(await spans(books)).toMatchObject([{ until: '2026-05-05', endedBy: 'limit' }])
  })

  test('makes late VAT of a period that was filed: above 1,000 euro a suppletie', async () => {
    const books = await inScheme()
    await sale(books, '12000', '2026-02-01')
    await sale(books, '7900', '2026-05-10')
    await books.file('2026-Q1')
    await books.file('2026-Q2')
    await sale(books, '400', '2026-03-15')
    const { periods } = await books.client.call(contract.vatCorrections.late, { params: books.params })
    // 7,900 x 21 / 121 = 1,371.07.
    expect(periods).toMatchObject([{ key: '2026-Q2', waitingCents: 137_107, verdict: 'correction' }])
  })
})

test('a credit invoice of what was declared with VAT after all gives that back', async () => {
  const books = await inScheme()
  await sale(books, '15000', '2026-02-01')
  const may = await sale(books, '4750', '2026-05-10')
  await sale(books, '400', '2026-03-15')
  await books.finalise(await books.credit(may.id))
  expect(await box(books, '2026-Q3')).toEqual({ baseCents: -392_562, vatCents: -82_438 })
  await expectBooksToAddUp(books)
})

describe('what is sold without an invoice ends it too', () => {
  // 19,750 + 500 passes: 500 x 21 / 121 = 86.78 is VAT.
  test('booked from the bank', async () => {
    const books = await inScheme()
    await sale(books, '19750', '2026-02-01')
    const booking = {
      accountId: await books.account('WOmzNodOdh'),
      vatCode: 'sale_high',
      description: '',
      contactId: null,
    } as const
    await books.process(await books.line(50_000, { date: '2026-05-10' }), {
      bookings: [{ ...booking, amountCents: 50_000 }],
    })
    expect(await spans(books)).toMatchObject([{ until: '2026-05-09', endedBy: 'limit' }])
    expect(await box(books, '2026-Q2')).toEqual({ baseCents: 41_322, vatCents: 8678 })
    await expectBooksToAddUp(books)
  })

  // The rent of 500 passes it and bears no VAT itself; 242 that was sold on a later day has 42.
  test('and rent from the bank, which is exempt itself', async () => {
    const books = await inScheme()
    await sale(books, '19750', '2026-02-01')
    await sale(books, '242', '2026-05-20')
    const accountId = await books.account('WOmzNodOdh')
    const rent = { accountId, vatCode: 'sale_exempt_counted', description: '', contactId: null } as const
    await books.process(await books.line(50_000, { date: '2026-05-10' }), {
      bookings: [{ ...rent, amountCents: 50_000 }],
    })
    expect(await spans(books)).toMatchObject([{ until: '2026-05-09', endedBy: 'limit' }])
    expect(await box(books, '2026-Q2')).toEqual({ baseCents: 20_000, vatCents: 4200 })
    await expectBooksToAddUp(books)
  })

  test('written into the general journal, before what was sold without VAT on a later day', async () => {
    const books = await inScheme()
    await sale(books, '19750', '2026-02-01')
    await sale(books, '242', '2026-06-01')
    const [cashId, revenueId] = await Promise.all([books.account('BLimKasKas'), books.account('WOmzNodOdh')])
    await books.client.call(contract.journalEntries.create, {
      params: books.params,
      body: {
        entryDate: '2026-05-10',
        description: 'Verkocht op de markt',
        lines: [
          { accountId: cashId, debitCents: 50_000, creditCents: 0 },
          { accountId: revenueId, debitCents: 0, creditCents: 50_000, vatCode: 'sale_high' },
        ],
      },
    })
    expect(await spans(books)).toMatchObject([{ until: '2026-05-09', endedBy: 'limit' }])
    // 242 includes 42.
    expect(await box(books, '2026-Q2')).toEqual({ baseCents: 41_322 + 20_000, vatCents: 8678 + 4200 })
  })
})

test('what the business used itself counts for no limit when it is sold', async () => {
  const books = await inScheme()
  await sale(books, '19750', '2026-02-01')
  const assets = new Assets(books)
  const id = await assets.create({ costCents: 180_000, inUseOn: '2026-01-01' })
  const proceeds = { cents: 50_000, vatCode: 'sale_high' as const, accountId: await books.account('BLimKasKas') }
  expect((await assets.dispose(id, { kind: 'sold', date: '2026-05-10', proceeds })).status).toBe(200)
  const { turnover, isOn } = await books.client.call(contract.smallBusinessScheme.get, { params: books.params })
  expect({ turnover, isOn }).toMatchObject({ turnover: [{ year: 2026, cents: 1_975_000 }], isOn: true })
  await sale(books, '250', '2026-06-01')
  expect(await spans(books)).toMatchObject([{ until: null }])
})

describe('a sale without an invoice that was declared with VAT after all', () => {
  // 18,500 + 1,000 + 900 = 20,400: the 900 of May passes once the 1,000 of March is found. 900 x 21 / 121 = 156.20.
  test('gives that VAT back when its bank line is taken back', async () => {
    const books = await inScheme()
    await sale(books, '18500', '2026-02-01')
    const booking = { accountId: await books.account('WOmzNodOdh'), vatCode: 'sale_high', description: '' } as const
    const line = await books.line(90_000, { date: '2026-05-10' })
    const { version } = await books.process(line, { bookings: [{ ...booking, contactId: null, amountCents: 90_000 }] })
    expect(await spans(books)).toMatchObject([{ until: null }])
    await sale(books, '1000', '2026-03-01')
    expect(await box(books, '2026-Q2')).toEqual({ baseCents: 74_380, vatCents: 15_620 })
    await books.undo({ id: line.id, version })
    expect(await box(books, '2026-Q2')).toEqual({ baseCents: 0, vatCents: 0 })
    await expectBooksToAddUp(books)
  })
  test('gives that VAT back when its entry is taken back', async () => {
    const books = await inScheme()
    await sale(books, '18500', '2026-02-01')
    const [cashId, revenueId] = await Promise.all([books.account('BLimKasKas'), books.account('WOmzNodOdh')])
    const { id: entryId } = await books.client.call(contract.journalEntries.create, {
      params: books.params,
      body: {
        entryDate: '2026-05-10',
        description: 'Verkocht op de markt',
        lines: [
          { accountId: cashId, debitCents: 90_000, creditCents: 0 },
          { accountId: revenueId, debitCents: 0, creditCents: 90_000, vatCode: 'sale_high' },
        ],
      },
    })
    await sale(books, '1000', '2026-03-01')
    expect(await box(books, '2026-Q2')).toEqual({ baseCents: 74_380, vatCents: 15_620 })
    const params = { ...books.params, entryId }
    await books.client.call(contract.journalEntries.reverse, { params, body: { date: '2026-05-10' } })
    expect(await box(books, '2026-Q2')).toEqual({ baseCents: 0, vatCents: 0 })
    await expectBooksToAddUp(books)
  })
})
