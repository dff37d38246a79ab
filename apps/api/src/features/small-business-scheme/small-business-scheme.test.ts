import { contract } from '@klopt/api-client/schemas'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { aPurchaseLine, Purchases } from '../purchases/purchases.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const save = (books: Books, body: { from: string; until?: string | null }) =>
  books.client.send(contract.smallBusinessScheme.save, { params: books.params, body })
const show = (books: Books) => books.client.call(contract.smallBusinessScheme.get, { params: books.params })
const sale = (books: Books, euros: string, invoiceDate: string, changes: object = {}) =>
  books.invoice({ invoiceDate, lines: [anInvoiceLine({ unitPrice: euros })], ...changes })
const inScheme = async (today: string, from = '2026-01-01') => {
  const books = await Books.openOn(server, today)
  expect((await save(books, { from })).status).toBe(200)
  return books
}

describe('entries follow their own day', () => {
  // A purchase of 1,000 with 210 of VAT in April, under a scheme from 1 July.
  test('what was bought before the scheme began is still deducted', async () => {
    const books = await inScheme('2026-08-10', '2026-07-01')
    const revenue = await books.account('WBedKanKan')
    const buy = async (date: string) => {
      const booking = {
        accountId: revenue,
        amountCents: -121_000,
        vatCode: 'purchase_high',
        description: '',
        contactId: null,
      } as const
      await books.process(await books.line(-121_000, { date }), { bookings: [booking] })
    }
    await buy('2026-04-20')
    await buy('2026-07-20')
    const vat = async (period: string) =>
      must(
        (await books.vatReturn(period)).boxes.find(({ box }) => box === '5b'),
        'box 5b',
      ).vatCents
    expect([await vat('2026-Q2'), await vat('2026-Q3')]).toEqual([21_000, 0])
  })

  test('and a sale bears VAT by the day it was supplied', async () => {
    const books = await inScheme('2026-08-10', '2026-07-01')
    const before = await sale(books, '100', '2026-07-05', { supplyFrom: '2026-06-30' })
    const after = await sale(books, '100', '2026-07-05')
    expect((await books.show(before.id)).totals.vatCents).toBe(2100)
    expect((await books.show(after.id)).totals.vatCents).toBe(0)
  })
})

describe('the limit of 20,000 euro in a calendar year', () => {
  test('after 19,750 an invoice of 500 is taxed wholly, 105.00, and the scheme ends that day', async () => {
    const books = await inScheme('2026-09-10')
    await sale(books, '19750', '2026-05-20')
    const draft = await books.draft({ invoiceDate: '2026-09-10', lines: [anInvoiceLine({ unitPrice: '500' })] })
    const told = await books.client.call(contract.invoices.finalising, {
      params: { ...books.params, invoiceId: draft.id },
    })
    expect(told.schemeEnd).toEqual({
      day: '2026-09-10', turnoverCents: 1_975_000, limitCents: 2_000_000, vatCents: 10_500, grossCents: 60_500,
      retaxed: { count: 0, vatCents: 0 },
    }) // prettier-ignore
    expect((await show(books)).isOn).toBe(true)
    await books.finalise(draft)
    expect((await books.show(draft.id)).totals).toMatchObject({
      netCents: 50_000,
      vatCents: 10_500,
      grossCents: 60_500,
    })
    expect(await show(books)).toMatchObject({
      spans: [{ from: '2026-01-01', until: '2026-09-09', endedBy: 'limit' }],
      isOn: false,
      turnover: [{ year: 2026, cents: 2_025_000, level: 'passed' }],
    })
    const next = await sale(books, '10', '2026-09-11')
    expect((await books.show(next.id)).totals.vatCents).toBe(210)
  })

  test('exactly 20,000 stays within it', async () => {
    const books = await inScheme('2026-09-10')
    await sale(books, '19750', '2026-05-20')
    const last = await sale(books, '250', '2026-09-10')
    expect((await books.show(last.id)).totals.vatCents).toBe(0)
    expect(await show(books)).toMatchObject({ isOn: true, turnover: [{ cents: 2_000_000, level: 'task' }] })
  })

  test('prices with VAT in them keep what the customer pays: 500 has 86.78', async () => {
    const books = await inScheme('2026-09-10')
    await sale(books, '19750', '2026-05-20')
    const { id } = await sale(books, '500', '2026-09-10', { pricesIncludeVat: true })
    expect((await books.show(id)).totals).toMatchObject({ vatCents: 8678, grossCents: 50_000 })
  })

  test('services that another EU country taxes do not count', async () => {
    const books = await inScheme('2026-09-10')
    const contactId = await books.contact({ country: 'BE', vatNumber: 'BE0411905847' })
    await sale(books, '19750', '2026-05-20')
    await sale(books, '5000', '2026-09-10', {
      contactId,
      lines: [anInvoiceLine({ unitPrice: '5000', vatCode: 'sale_eu_services' })],
    })
    expect(await show(books)).toMatchObject({ isOn: true, turnover: [{ cents: 1_975_000 }] })
  })

  // Rent of a house is exempt and counts; a course is exempt otherwise and does not (article 25 Wet OB).
  test('exempt real estate, finance and insurance count and bear no VAT, what is exempt otherwise does not count', async () => {
    const books = await inScheme('2026-09-10')
    const exempt = (euros: string, vatCode: 'sale_exempt' | 'sale_exempt_counted') =>
      sale(books, euros, '2026-05-20', { lines: [anInvoiceLine({ unitPrice: euros, vatCode })] })
    await exempt('5000', 'sale_exempt')
    const { id } = await exempt('19750', 'sale_exempt_counted')
    expect((await books.show(id)).totals).toMatchObject({ vatCents: 0, grossCents: 1_975_000 })
    expect(await show(books)).toMatchObject({ isOn: true, turnover: [{ cents: 1_975_000, level: 'task' }] })
    const passing = await sale(books, '500', '2026-09-10')
    expect((await books.show(passing.id)).totals.vatCents).toBe(10_500)
    expect(await show(books)).toMatchObject({ isOn: false, turnover: [{ cents: 2_025_000 }] })
  })

  test('of twenty sales at that moment only as many stay untaxed as fit', async () => {
    const books = await inScheme('2026-09-10')
    await sale(books, '19500', '2026-05-20')
    const contactId = await books.contact()
    const drafts = await Promise.all(
      Array.from({ length: 20 }, () =>
        books.draft({ contactId, invoiceDate: '2026-09-10', lines: [anInvoiceLine({ unitPrice: '100' })] }),
      ),
    )
    await Promise.all(drafts.map((draft) => books.finalise(draft)))
    const shown = await Promise.all(drafts.map(({ id }) => books.show(id)))
    expect(shown.filter(({ totals }) => totals.vatCents === 0)).toHaveLength(5)
    expect((await show(books)).spans).toMatchObject([{ until: '2026-09-09', endedBy: 'limit' }])
  })
})

describe('returns', () => {
  const states = async (books: Books) =>
    (await books.client.call(contract.vat.periods, { params: books.params })).map(({ key, state }) => [key, state])
  const todo = async (books: Books) =>
    (await books.client.call(contract.dashboard.get, { params: books.params, query: {} })).todo

  test('are not asked of a period of the scheme without VAT, and are of one with', async () => {
    const books = await inScheme('2026-11-10')
    await sale(books, '100', '2026-02-10')
    await sale(books, '100', '2026-05-10')
    expect(await states(books)).toEqual([
      ['2026-Q4', 'exempt'],
      ['2026-Q3', 'exempt'],
      ['2026-Q2', 'exempt'],
      ['2026-Q1', 'exempt'],
    ])
    expect((await todo(books)).filter(({ kind }) => kind === 'vat_return')).toEqual([])
    // 1,000 from another EU country owes 210 in 4b.
    await new Purchases(books).booked({
      invoiceDate: '2026-05-15',
      dueDate: '2026-12-31',
      pricesIncludeVat: false,
      lines: [aPurchaseLine({ amountCents: 100_000, vatCode: 'purchase_eu_services' })],
    })
    expect((await states(books))[2]).toEqual(['2026-Q2', 'late'])
    expect((await books.vatReturn('2026-Q2')).payableEuros).toBe(210)
    await books.file('2026-Q2')
    expect((await states(books)).slice(2)).toEqual([
      ['2026-Q2', 'filed'],
      ['2026-Q1', 'exempt'],
    ])
  })
})

test('turnover is told from 80% of the limit and a task from 95%', async () => {
  const books = await inScheme('2026-09-10')
  const level = async () => must((await show(books)).turnover[0], 'this year').level
  await sale(books, '15999', '2026-05-20')
  expect(await level()).toBe('ok')
  await sale(books, '1', '2026-05-20')
  expect(await level()).toBe('note')
  await sale(books, '3000', '2026-05-20')
  expect(await level()).toBe('task')
  const { todo } = await books.client.call(contract.dashboard.get, { params: books.params, query: {} })
  expect(todo.find(({ kind }) => kind === 'small_business_limit')).toMatchObject({
    detail: expect.stringContaining('1.000,00') as string,
  })
})
